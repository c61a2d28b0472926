/** G1, G3 and the walls between the rooms: what the source checks find, and what they let be. */
import { describe, expect, it } from 'vitest';
import { findReveals } from '../../../scripts/check-source/card-numbers.ts';
import { findEscapes } from '../../../scripts/check-source/escapes.ts';
import { findForbiddenImports } from '../../../scripts/check-source/imports.ts';
import { findLevelBreaks } from '../../../scripts/check-source/levels.ts';
import { findLogsWithoutEvent } from '../../../scripts/check-source/log-events.ts';
import { findRetypedLiterals } from '../../../scripts/check-source/retyped-literals.ts';
import { findSnakeCase } from '../../../scripts/check-source/snake-case.ts';
import { parseSource } from '../../../scripts/check-source/sources.ts';

type Case = readonly [sentence: string, file: string, text: string, findings: number];

describe('values of the contract', () => {
  const cases: readonly Case[] = [
    ['an error code is found', 'server/a.ts', "const code = 'order_not_found';", 1],
    ['an error code with spaces is found', 'server/a.ts', "const code = 'Mandatory fields are missing';", 1],
    ['an event name is found', 'server/a.ts', "send('ORDER_SUCCEEDED');", 1],
    ['a status is found', 'server/a.ts', "if (status === 'CHARGED') stop();", 1],
    ['an operation id is found', 'scripts/a.ts', "call('createOrder');", 1],
    ['one without a placeholder in backquotes is found', 'server/a.ts', 'const code = `order_not_found`;', 1],
    ['one in a type of our own is found', 'server/a.ts', "type Final = 'CHARGED' | 'VOIDED';", 2],
    ['an import is no literal', 'server/a.ts', 'const code = ErrorCode.order_not_found;', 0],
    ['a plain word is let be', 'server/a.ts', "const level = 'error'; const index = 'unique'; const state = 'NEW';", 0],
    ['a part of a longer text is let be', 'server/a.ts', "const text = 'order_not_found is the code';", 0],
    [
      'a key of a table is let be',
      'server/a.ts',
      "const table = { 'missing merchant_id': 1 } satisfies Record<ErrorCode, number>;",
      0,
    ],
    ['a key of a table that nothing holds is found', 'server/a.ts', "const table = { 'missing merchant_id': 1 };", 1],
    ['one without quotes is found', 'server/a.ts', 'send({ in: { order_not_found: 1 } } as const);', 1],
    ['a key of an annotated table is let be', 'server/a.ts', 'const t: Table = { order_not_found: 1 };', 0],
    ['a computed key is let be', 'server/a.ts', 'const t = { [ErrorCode.order_not_found]: 1 };', 0],
    ['a handler is let be', 'server/a.ts', 'const handlers = { createOrder: make() };', 0],
    [
      'a name that the compiler holds is let be',
      'server/a.ts',
      "type R = RequestOf<'createOrder'> | Pick<H, 'getOrder' | 'createOrder'> | O['getOrder'];",
      0,
    ],
    ['a module of that name is let be', 'server/a.ts', "import { a } from 'createOrder';", 0],
    ['a test says what is on the wire', 'test/orders/a.test.ts', "expect(code).toBe('order_not_found');", 0],
    ['a test says what is in a log', 'test/orders/a.test.ts', "expect(line).toBe('createOrder');", 0],
  ];
  it.each(cases)('%s', (_, file, text, findings) => {
    expect(findRetypedLiterals(parseSource(file, text))).toHaveLength(findings);
  });

  it('are named with their import and line', () => {
    const source = parseSource('server/a.ts', "\nconst code = 'missing merchant_id';");
    expect(findRetypedLiterals(source)).toEqual([
      {
        file: 'server/a.ts',
        line: 2,
        message: "'missing merchant_id' is retyped. Import ErrorCode.missing_merchant_id.",
      },
    ]);
  });
});

describe('ways around the compiler', () => {
  const cases: readonly Case[] = [
    ['any is found', 'server/a.ts', 'const a: any = 1;', 1],
    ['any in a generic is found', 'server/a.ts', 'const a = new Map<string, any>();', 1],
    ['as is found', 'server/a.ts', 'const a = b as string;', 1],
    ['as of as is found twice', 'server/a.ts', 'const a = b as unknown as string;', 2],
    ['a type in angle brackets is found', 'server/a.ts', 'const a = <string>b;', 1],
    ['an exclamation mark is found', 'server/a.ts', 'const a = b!.c;', 1],
    ['a late variable is found', 'server/a.ts', 'let a!: string;', 1],
    ['a late property is found', 'server/a.ts', 'class A { a!: string; }', 1],
    ['a silenced compiler is found', 'server/a.ts', '// @ts-ignore\nlet a = 1;', 1],
    ['a silenced linter is found', 'server/a.ts', '/* biome-ignore lint: no */\nlet a = 1;', 1],
    ['an expected error is found in the code', 'server/a.ts', '// @ts-expect-error\nlet a = 1;', 1],
    ['an expected error is an expectation in a test', 'test/a.test.ts', '// @ts-expect-error\nlet a = 1;', 0],
    ['as const is let be', 'server/a.ts', "const a = ['b'] as const;", 0],
    ['satisfies is let be', 'server/a.ts', 'const a = {} satisfies object;', 0],
    ['a renamed import is let be', 'server/a.ts', "import { a as b } from 'c';", 0],
    ['a negation is let be', 'server/a.ts', 'if (!a && b !== c) d();', 0],
    ['a comment about it is let be', 'server/a.ts', '// no @ts-ignore here\nlet a = 1;', 0],
    ['a text about it is let be', 'server/a.ts', "const a = 'use @ts-ignore as any';", 0],
  ];
  it.each(cases)('%s', (_, file, text, findings) => {
    expect(findEscapes(parseSource(file, text))).toHaveLength(findings);
  });
});

describe('the walls', () => {
  const cases: readonly Case[] = [
    [
      'generated does not import the server',
      'generated/server/router.ts',
      "import { a } from '../../server/compose/app.ts';",
      1,
    ],
    ['generated imports its neighbours', 'generated/server/handler.ts', "import { a } from '../openapi.d.ts';", 0],
    ['the router imports express', 'generated/server/router.ts', "import { Router } from 'express';", 0],
    ['nothing else in generated does', 'generated/server/handler.ts', "import { Router } from 'express';", 1],
    ['the client imports openapi-fetch', 'generated/client/index.ts', "import f from 'openapi-fetch';", 0],
    [
      'the events import neither values nor packages',
      'generated/events/index.ts',
      "import { a } from '../values.ts'; import f from 'zod';",
      3,
    ],
    ['a use case does not import express', 'server/usecases/a.ts', "import type { Request } from 'express';", 1],
    ['handlers do not import express', 'server/api/orders/handlers.ts', "import type { Request } from 'express';", 1],
    ['what puts the app together imports express', 'server/compose/app.ts', "import express from 'express';", 0],
    ['http imports express', 'server/http/body/body.ts', "import express from 'express';", 0],
    ['a page imports express', 'server/pages/page.ts', "import express from 'express';", 0],
    ['storage imports mongodb', 'server/storage/orders.ts', "import { MongoClient } from 'mongodb';", 0],
    [
      'a store of delivery imports mongodb',
      'server/delivery/queue/lease-store.ts',
      "import { MongoClient } from 'mongodb';",
      0,
    ],
    ['the rest of delivery does not', 'server/delivery/worker/relay.ts', "import { MongoClient } from 'mongodb';", 1],
    ['a handler does not import mongodb', 'server/api/orders/handlers.ts', "import type { Db } from 'mongodb';", 1],
    ['a use case is no store by its name', 'server/usecases/payments/x-store.ts', "import { Db } from 'mongodb';", 1],
    ['nor by a file of the package', 'server/api/orders/handlers.ts', "import { Db } from 'mongodb/lib/db';", 1],
    ['the domain imports no package', 'server/domain/money.ts', "import a from 'ajv';", 1],
    ['the domain opens no socket', 'server/domain/money.ts', "import { connect } from 'node:net';", 1],
    ['the server imports only what it depends on', 'server/http/a.ts', "import a from 'card-payments-tests/b.ts';", 1],
    ['nor by a URL', 'server/http/a.ts', "const a = await import('file:///b.ts');", 1],
    ['nor by a function of Node', 'server/domain/a.ts', "process.getBuiltinModule('node:net');", 1],
    ['nor a tool of the build', 'server/http/a.ts', "import { build } from 'esbuild';", 1],
    ['nor by a computed name', 'server/http/a.ts', 'const a = await import(name);', 1],
    [
      'the browser application imports its parts, its packages and the contract',
      'server/console/app/routes/a.tsx',
      "import { useState } from 'react'; import { Page } from '../parts/page.tsx'; import type { Schemas } from '../../../../generated/admin.openapi.d.ts';",
      0,
    ],
    [
      'it imports nothing of the server or of Node',
      'server/console/app/routes/a.tsx',
      "import { html } from '../../../http/html.ts'; import { join } from 'node:path'; import pino from 'pino';",
      3,
    ],
    ['the server imports no package of the browser', 'server/http/a.ts', "import { useState } from 'react';", 1],
    [
      'nor anything of the browser application',
      'server/console/console-site.ts',
      "import { a } from './app/main.tsx';",
      1,
    ],
    ['a test imports from support', 'test/browser/a.test.ts', "import { b } from '../support/b.ts';", 0],
    ['nor from another kind of test', 'test/integration/x/a.ts', "import { b } from '../../gateways/b.ts';", 1],
    ['the server does not import scripts', 'server/main.ts', "import { a } from '../scripts/start.ts';", 1],
    [
      'the kit does not import the server',
      'receiver-kit/src/index.ts',
      "import { a } from '../../server/compose/app.ts';",
      1,
    ],
    [
      'the kit does not import generated',
      'receiver-kit/src/index.ts',
      "export { a } from '../../generated/events/index.ts';",
      1,
    ],
    ['the kit imports its own copy', 'receiver-kit/src/index.ts', "export { a } from './generated/events.ts';", 0],
    ['the kit imports express in one place', 'receiver-kit/src/receive.ts', "import express from 'express';", 1],
    [
      'the kit imports mongodb in its store',
      'receiver-kit/src/store/mongo.ts',
      "import type { Db } from 'mongodb';",
      0,
    ],
  ];
  it.each(cases)('%s', (_, file, text, findings) => {
    expect(findForbiddenImports(parseSource(file, text))).toHaveLength(findings);
  });
});

describe('hidden card data', () => {
  const cases: readonly Case[] = [
    ['the vault reveals it', 'server/vault/a.ts', 'number.reveal();', 0],
    ['a connector reveals it', 'server/gateways/sandbox/a.ts', 'number.reveal();', 0],
    ['a use case does not', 'server/usecases/payments/a.ts', 'number.reveal();', 1],
    ['nor by a name in a text', 'server/api/cards/a.ts', "number['reveal']();", 1],
    ['nor by taking the method out', 'server/http/a.ts', 'const { reveal } = number;', 1],
  ];
  it.each(cases)('%s', (_, file, text, findings) => {
    expect(findReveals(parseSource(file, text))).toHaveLength(findings);
  });
});

describe('the levels', () => {
  const cases: readonly Case[] = [
    ['a folder imports from a level below', 'server/usecases/a.ts', "import { b } from '../domain/b.ts';", 0],
    ['a folder does not import from a level above', 'server/domain/a.ts', "import { b } from '../storage/b.ts';", 1],
    ['nor a type', 'server/domain/a.ts', "import type { B } from '../storage/b.ts';", 1],
    ['nor later', 'server/domain/a.ts', "const b = await import('../storage/b.ts');", 1],
    ['nor where a type is named', 'server/domain/a.ts', "type B = import('../storage/b.ts').B;", 1],
    ['nor by require', 'server/domain/a.ts', "import b = require('../storage/b.ts');", 1],
    ['nor by a reference', 'server/domain/a.ts', '/// <reference path="../storage/b.ts" />', 1],
    ['a folder without a level is found without imports', 'server/elsewhere/a.ts', '', 1],
    ['folders of one level do not import each other', 'server/api/a.ts', "import { b } from '../pages/b.ts';", 1],
    ['a folder imports from itself', 'server/api/orders/a.ts', "import { b } from '../cards/b.ts';", 0],
    ['a folder without a level is found', 'server/elsewhere/a.ts', "import { b } from '../domain/b.ts';", 1],
    ['the programs import everything', 'server/main.ts', "import { b } from './compose/b.ts';", 0],
  ];
  it.each(cases)('%s', (_, file, text, findings) => {
    expect(findLevelBreaks([parseSource(file, text)])).toHaveLength(findings);
  });

  it('name what may be imported, and the mend', () => {
    const [finding] = findLevelBreaks([parseSource('server/storage/a.ts', "import { b } from '../api/b.ts';")]);
    expect(finding?.message).toBe(
      'imports server/api/b.ts; storage imports only from platform, domain. Move the shared code down, or pass it as a parameter.',
    );
  });

  it('let no two folders import each other', () => {
    const sources = [
      parseSource('server/delivery/queue/a.ts', "import { b } from '../worker/b.ts';"),
      parseSource('server/delivery/worker/b.ts', ''),
      parseSource('server/delivery/worker/c.ts', "import type { D } from '../queue/d.ts';"),
    ];
    expect(findLevelBreaks(sources).map(({ file }) => file)).toEqual(['server/delivery/queue/a.ts']);
  });

  it('let no two folders import each other through folders within them', () => {
    const sources = [
      parseSource('server/api/orders/part/a.ts', "import { b } from '../../cards/b.ts';"),
      parseSource('server/api/cards/part/c.ts', "import { d } from '../../orders/d.ts';"),
    ];
    expect(findLevelBreaks(sources)).toHaveLength(1);
  });

  it('let no two folders of the receiver kit import each other, but files beside its folders', () => {
    const kit = (job: string, receive: string) => [
      parseSource('receiver-kit/src/jobs/job-queue.ts', job),
      parseSource('receiver-kit/src/level/outboxed.ts', "import { b } from '../jobs/job-store.ts';"),
      parseSource('receiver-kit/src/receive.ts', receive),
    ];
    const good = kit("import { c } from '../errors.ts';", "import { d } from './level/level.ts';");
    expect(findLevelBreaks(good)).toEqual([]);
    const [finding, ...others] = findLevelBreaks(kit("import type { L } from '../level/level.ts';", ''));
    expect([finding?.file, others]).toEqual(['receiver-kit/src/jobs/job-queue.ts', []]);
  });

  it('let no file import itself through others', () => {
    const sources = [
      parseSource('server/domain/a.ts', "import { b } from './b.ts';"),
      parseSource('server/domain/b.ts', "import { c } from './c.ts';"),
      parseSource('server/domain/c.ts', "import type { A } from './a.ts';"),
    ];
    expect(findLevelBreaks(sources).map(({ message }) => message)).toEqual([
      'imports itself through server/domain/b.ts, server/domain/c.ts, server/domain/a.ts',
    ]);
  });
});

describe('log lines', () => {
  const line = (fields: string) => `log.warn(${fields}, 'The stream closed; polling');`;
  const cases: readonly Case[] = [
    ['one with an event code passes', 'server/a.ts', line("{ event: 'webhook.stream.closed', err }"), 0],
    ['one without is found', 'server/a.ts', line('{ err }'), 1],
    ['one without fields is found', 'server/a.ts', "log.error('The stream closed');", 1],
    ['one whose fields are elsewhere is found', 'server/a.ts', line('fields'), 1],
    ['one whose code is elsewhere is found', 'server/a.ts', line('{ event }'), 1],
    ['one whose code is computed is found', 'server/a.ts', line("{ event: 'webhook.' + what }"), 1],
    ['a sentence is no code', 'server/a.ts', line("{ event: 'The stream closed' }"), 1],
    ['nor is a word', 'server/a.ts', line("{ event: 'closed' }"), 1],
    ['a log of another object is found', 'server/a.ts', "deps.log.fatal({ err }, 'The start failed');", 1],
    ['a method that is passed on is found', 'server/a.ts', 'work().catch(log.error);', 1],
    ['an info line needs none', 'server/a.ts', "log.info({ ms }, 'request');", 0],
    ['but one that it has is a code', 'server/a.ts', "log.info({ event: 'Deleted' }, 'Deleted card numbers');", 1],
    ['a warning to a caller is none', 'server/a.ts', 'call.warn(ROUTING);', 0],
    ['a script is let be', 'scripts/a.ts', line('{ err }'), 0],
  ];
  it.each(cases)('%s', (_, file, text, findings) => {
    expect(findLogsWithoutEvent([parseSource(file, text)])).toHaveLength(findings);
  });

  it('share a code only with one level and message', () => {
    const first = parseSource('server/a.ts', line("{ event: 'webhook.stream.closed' }"));
    const same = parseSource('server/b.ts', line("{ event: 'webhook.stream.closed', err }"));
    const message = parseSource('server/c.ts', "log.warn({ event: 'webhook.stream.closed' }, 'No stream');");
    const level = parseSource('server/d.ts', line("{ event: 'webhook.stream.closed' }").replace('warn', 'error'));
    expect(findLogsWithoutEvent([first, same])).toEqual([]);
    expect(findLogsWithoutEvent([first, same, message, level]).map(({ file }) => file)).toEqual([
      'server/c.ts',
      'server/d.ts',
    ]);
  });
});

describe('the wire’s names', () => {
  const cases: readonly Case[] = [
    ['a name of ours is found', 'server/domain/payments/order.ts', 'const order_id = 1;', 1],
    ['a key is found', 'server/domain/payments/order.ts', 'const a = { order_id: 1 };', 1],
    ['a key in quotes is found', 'server/domain/payments/order.ts', "const a = { 'order_id': 1 };", 1],
    ['a member is found', 'server/domain/payments/order.ts', 'const a = b.order_id;', 1],
    ['handlers speak them', 'server/api/orders/handlers.ts', 'const a = b.order_id;', 0],
    ['wire files speak them', 'server/http/error-wire.ts', 'const a = { order_id: 1 };', 0],
    [
      'values of the contract keep theirs',
      'server/domain/payments/order.ts',
      "import { ErrorCode } from '../../../generated/values.ts'; const a = ErrorCode.order_not_found;",
      0,
    ],
    [
      'a table of the contract keeps its keys',
      'server/http/errors.ts',
      'const a = { order_not_found: 1 } satisfies Record<ErrorCode, number>;',
      0,
    ],
    ['a constant is let be', 'server/a.ts', 'const MAX_ATTEMPTS = 25;', 0],
    ['a text is let be', 'server/a.ts', "const a = 'order_id';", 0],
  ];
  it.each(cases)('%s', (_, file, text, findings) => {
    expect(findSnakeCase(parseSource(file, text))).toHaveLength(findings);
  });
});
