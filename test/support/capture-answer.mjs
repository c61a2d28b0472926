/**
 * Captures the whole answer to a request as it goes to the socket, and changes nothing of it. Plain JavaScript: record-answers.mjs
 * loads it into processes that compile nothing.
 */

function isObject(value) {
  return typeof value === 'object' && value !== null;
}

/** Has a method of the response look at what it is given before it does its work. */
function before(response, name, look) {
  const usual = response[name];
  response[name] = (...args) => {
    look(...args);
    return Reflect.apply(usual, response, args);
  };
}

/** Calls `take` once with the answer, before the end of the answer is sent. */
export function captureAnswer(request, response, take) {
  const { method = 'GET', url = '', headers: asked } = request;
  const chunks = [];
  let head = {};
  const keep = (chunk, encoding) => {
    if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    else if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8'));
  };
  before(response, 'writeHead', (...args) => {
    head = args.find(isObject) ?? {};
  });
  before(response, 'write', keep);
  before(response, 'end', (chunk, encoding) => {
    if (response.writableEnded) return;
    keep(chunk, encoding);
    const headers = Object.entries({ ...response.getHeaders(), ...head });
    take({
      method,
      path: url.split('?')[0],
      accept: asked.accept ?? '',
      status: response.statusCode,
      headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), String(value)])),
      // The service reads HEAD as GET, and Node leaves the body out.
      text: method === 'HEAD' ? '' : Buffer.concat(chunks).toString('utf8'),
    });
  });
}
