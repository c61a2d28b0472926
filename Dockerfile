# The service alone, as a plain user: bundles that hold their packages. MongoDB is apart: MONGODB_URI says where (see scripts/compose.yaml).

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --omit=dev --workspaces=false --no-audit --no-fund
COPY tsconfig.json ./
COPY scripts scripts
COPY generated generated
COPY server server
RUN node --import tsx scripts/build.ts

FROM node:24-slim
# SVC_ENV is left to whoever runs it: with MONGODB_URI and without SVC_ENV nothing starts.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/.build .build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.OPS_PORT || process.env.PORT}/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--single-threaded-gc", "--no-allocation-site-pretenuring", ".build/server.mjs"]
