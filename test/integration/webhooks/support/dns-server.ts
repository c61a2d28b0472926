/**
 * A DNS server on its own port for tests: it knows some names, and never answers some questions.
 */
import { createSocket } from 'node:dgram';
import { isIPv4 } from 'node:net';

export interface TestDnsServer {
  /** The address in the form that a resolver expects. */
  readonly address: string;
  /** The questions received, such as `A shop.example`. */
  readonly asked: string[];
  close(): Promise<void>;
}

export interface DnsServerOf {
  /** IPv4 addresses and full-length IPv6 addresses of the known names. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Questions that it never answers. */
  readonly silent: RegExp;
}

const TYPES: Readonly<Record<number, string>> = { 1: 'A', 28: 'AAAA' };
const HEADER = 12;
const NOT_KNOWN = 3;

export async function dnsServer({ names, silent }: DnsServerOf): Promise<TestDnsServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, type, end } = questionOf(query);
    asked.push(`${type} ${name}`);
    if (silent.test(`${type} ${name}`)) return;
    socket.send(answerTo(query.subarray(0, end), type, names[name]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function questionOf(query: Buffer): { name: string; type: string; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: TYPES[query.readUInt16BE(at + 1)] ?? 'other', end: at + 5 };
}

function answerTo(asked: Buffer, type: string, addresses: readonly string[] | undefined): Buffer {
  const bytes = (addresses ?? []).filter((address) => isIPv4(address) === (type === 'A')).map(bytesOf);
  const head = Buffer.from(asked);
  // A response of a recursive server, without additional records.
  head.writeUInt16BE(0x8180 | (addresses === undefined ? NOT_KNOWN : 0), 2);
  head.writeUInt16BE(bytes.length, 6);
  head.writeUInt32BE(0, 8);
  const records = bytes.map((address) => {
    const record = Buffer.alloc(12);
    // A pointer to the question's name.
    record.writeUInt16BE(0xc000 | HEADER, 0);
    record.writeUInt16BE(type === 'A' ? 1 : 28, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(60, 6);
    record.writeUInt16BE(address.length, 10);
    return Buffer.concat([record, address]);
  });
  return Buffer.concat([head, ...records]);
}

function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  return Buffer.from(
    address.split(':').flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]),
  );
}
