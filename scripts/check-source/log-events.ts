/**
 * Event codes of log lines: operators match the code and not the sentence, so every call of `log.warn`, `log.error` and `log.fatal` in
 * server/ passes an object with a literal `event`. One code has one level and one message, wherever it is logged.
 */
import ts from 'typescript';
import { type Finding, findingAt, nodesOf, type Source } from './sources.ts';

const levels: ReadonlySet<string> = new Set(['info', 'warn', 'error', 'fatal']);
/** area.object.verb, or fewer or more parts. */
const eventCode = /^[a-z][a-z0-9]*(_[a-z0-9]+)*(\.[a-z][a-z0-9]*(_[a-z0-9]+)*)+$/;
const fix = "Pass an object with a literal code first: log.error({ event: 'area.object.verb', … }, 'message').";

/** A call, or another use, of a log's method. */
interface LogUse {
  readonly source: Source;
  readonly node: ts.PropertyAccessExpression;
  readonly level: string;
  /** Undefined where the use is no call with a literal code. */
  readonly event: string | undefined;
  /** The message as the source has it. */
  readonly message: string | undefined;
}

/** Uses of a log in a source. With an event code, `info` included. */
export function logUsesOf(source: Source): readonly LogUse[] {
  return [...nodesOf(source.tree)].flatMap((node) => {
    if (!ts.isPropertyAccessExpression(node) || !levels.has(node.name.text) || !isLog(node.expression)) return [];
    const call = ts.isCallExpression(node.parent) && node.parent.expression === node ? node.parent : undefined;
    const [fields, message] = call?.arguments ?? [];
    const event = fields === undefined ? undefined : eventOf(fields);
    return [{ source, node, level: node.name.text, event, message: message?.getText(source.tree) }];
  });
}

/** `log` or `deps.log` */
function isLog(node: ts.Expression): boolean {
  return (ts.isPropertyAccessExpression(node) ? node.name : node).getText() === 'log';
}

function eventOf(fields: ts.Expression): string | undefined {
  if (!ts.isObjectLiteralExpression(fields)) return undefined;
  const values = fields.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && property.name.getText() === 'event' ? [property.initializer] : [],
  );
  return values.find(ts.isStringLiteral)?.text;
}

/** Log calls in server/ without a code, with one of another form, or with the code of another line. */
export function findLogsWithoutEvent(sources: readonly Source[]): readonly Finding[] {
  const uses = sources.filter(({ file }) => file.startsWith('server/')).flatMap(logUsesOf);
  const first = new Map<string, LogUse>();
  return uses.flatMap((use) => {
    const { source, node, level, event, message } = use;
    if (event === undefined) return level === 'info' ? [] : [findingAt(source, node, `no event code. ${fix}`)];
    if (!eventCode.test(event)) return [findingAt(source, node, `'${event}' is not an event code. ${fix}`)];
    const other = first.get(event) ?? use;
    first.set(event, other);
    if (other.level === level && other.message === message) return [];
    const where = `${event} has another level or message in ${other.source.file}`;
    return [findingAt(source, node, `${where}. Use the same ones, or another code.`)];
  });
}
