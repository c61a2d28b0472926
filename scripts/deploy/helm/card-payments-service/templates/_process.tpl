{{- define "labels" -}}
app.kubernetes.io/name: card-payments-service
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* The pod of a process. Call it with root, component, bundle, resources and env. */}}
{{- define "pod" -}}
{{- $_ := required "Set image.repository: the image that you built and pushed." .root.Values.image.repository }}
{{- $_ := required "Set image.tag: the tag of the image that you built and pushed." (toString .root.Values.image.tag) }}
{{- $_ := required "Set env.PUBLIC_BASE_URL: the URL at which customers and merchants reach the service." .root.Values.env.PUBLIC_BASE_URL }}
{{- $_ := required "Set env.TRUSTED_PROXIES: the addresses of the ingress." .root.Values.env.TRUSTED_PROXIES }}
{{- if eq .root.Values.env.SVC_ENV "production" }}
{{- $_ := required "Set env.WEBHOOK_SOURCE_ADDRESSES_PRODUCTION: the seven addresses from which the workers reach the internet." .root.Values.env.WEBHOOK_SOURCE_ADDRESSES_PRODUCTION }}
{{- end -}}
metadata:
  labels:
    {{- include "labels" .root | nindent 4 }}
    app.kubernetes.io/component: {{ .component }}
spec:
  automountServiceAccountToken: false
  # SHUTDOWN_DELAY_SECONDS, and the 45 seconds in which a process finishes its requests and webhooks.
  terminationGracePeriodSeconds: {{ add (.root.Values.env.SHUTDOWN_DELAY_SECONDS | default 0) 45 }}
  securityContext: { runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "labels" .root | nindent 10 }}
          app.kubernetes.io/component: {{ .component }}
  containers:
    - name: {{ .component }}
      image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag }}"
      command: [node, --enable-source-maps, --single-threaded-gc, --no-allocation-site-pretenuring, .build/{{ .bundle }}.mjs]
      envFrom:
        - secretRef: { name: {{ .root.Values.secretName }} }
      env:
        {{- $traced := .root.Values.tracing.endpoint }}
        {{- $attributes := list "k8s.pod.name=$(POD_NAME)" }}
        {{- range $name, $value := merge .env .root.Values.env }}
        {{- $text := toString $value }}
        {{- /* YAML reads an unquoted on or off as a boolean; two variables are true or false. */}}
        {{- if and (kindIs "bool" $value) (not (has $name (list "OTEL_SDK_DISABLED" "WEBHOOK_ALLOW_LOOPBACK"))) }}
        {{- $text = ternary "on" "off" $value }}
        {{- end }}
        {{- /* Of two variables with one name, Kubernetes keeps the second. Of two attributes, OpenTelemetry does. */}}
        {{- if and $traced (eq $name "OTEL_RESOURCE_ATTRIBUTES") }}
        {{- $attributes = append $attributes $text }}
        {{- else if not (and $traced (has $name (list "OTEL_EXPORTER_OTLP_ENDPOINT" "OTEL_TRACES_SAMPLER" "OTEL_TRACES_SAMPLER_ARG" "POD_NAME"))) }}
        - { name: {{ $name }}, value: {{ $text | quote }} }
        {{- end }}
        {{- end }}
        {{- with .root.Values.tracing }}
        {{- if .endpoint }}
        - { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ .endpoint | quote }} }
        - { name: OTEL_TRACES_SAMPLER, value: {{ .sampler | quote }} }
        - { name: OTEL_TRACES_SAMPLER_ARG, value: {{ .share | quote }} }
        - { name: POD_NAME, valueFrom: { fieldRef: { fieldPath: metadata.name } } }
        - { name: OTEL_RESOURCE_ATTRIBUTES, value: {{ join "," (compact $attributes) | quote }} }
        {{- end }}
        {{- end }}
      ports:
        {{- if eq .component "api" }}
        - { name: http, containerPort: 8080 }
        {{- end }}
        - { name: ops, containerPort: 9090 }
      startupProbe: { httpGet: { path: /ready, port: ops }, periodSeconds: 2, failureThreshold: 60 }
      readinessProbe: { httpGet: { path: /ready, port: ops }, periodSeconds: 5, timeoutSeconds: 3 }
      # Not /ready: a restart does not bring a database back.
      livenessProbe: { httpGet: { path: /health, port: ops }, periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 }
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: [ALL] } }
      resources:
        {{- toYaml .resources | nindent 8 }}
{{- end }}
