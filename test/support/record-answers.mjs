/**
 * Loaded into the processes that tests start (`node --import`): where one is the built service or worker, writes down every answer
 * that it gives, a line of JSON each, for process-watch.ts. An answer is in the file before its end is sent, so that kill -9 loses
 * no complete answer; it may leave half a line of an incomplete one.
 */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { captureAnswer } from './capture-answer.mjs';

const { RECORDED_ANSWERS: file, OPS_PORT: opsPort = '' } = process.env;
const isOurs = /[/\\]\.build[/\\](server|worker)\.mjs$/.test(process.argv[1] ?? '');

/**
 * The connections of this process to others and to itself, by the ports of both ends. Before it takes calls, the service tries the
 * contract's schemas by calls to a server of its own.
 */
const own = new Set();

function noteOwn({ socket }) {
  socket.once('connect', () => {
    const ports = `${socket.localPort} ${socket.remotePort}`;
    own.add(ports);
    socket.once('close', () => own.delete(ports));
  });
}

function record({ request, response }) {
  const { localPort, remotePort } = request.socket;
  if (own.has(`${remotePort} ${localPort}`)) return;
  captureAnswer(request, response, (answer) => {
    // Starts a new line: a killed process may have left half of one.
    appendFileSync(file, `\n${JSON.stringify({ answer, port: String(localPort), opsPort })}\n`);
  });
}

if (file !== undefined && isOurs) {
  subscribe('net.client.socket', noteOwn);
  subscribe('http.server.request.start', record);
}
