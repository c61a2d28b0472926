/** Live lists: what the service streams about changes makes the queries that show them read again. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from './client.ts';

/** What changed, as the stream names it. */
export type ChangeKind = 'order' | 'delivery';

/** The stream opens after a moment: a page that is left at once opens none. */
const OPEN_AFTER_MS = 1_500;
/** Between two reads of a list while changes keep coming, for each of its pages: each is a call. */
const REFRESH_MS = 2_000;
/** Before a stream that ended or was refused is opened again. */
const AGAIN_MS = 5_000;

const EVENT = /^event: (\w+)$/gm;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Reads one stream to its end. What changed before it was open was not noted: its opening counts as a change. */
async function readStream(signal: AbortSignal, noted: (kind: string) => void, wanted: ChangeKind): Promise<void> {
  const { data } = await client.GET('/settings/stream', { parseAs: 'stream', signal });
  if (data === undefined || data === null) return;
  noted(wanted);
  const reader = data.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += read.value;
    const end = text.lastIndexOf('\n\n');
    for (const [, kind = ''] of text.slice(0, end + 1).matchAll(EVENT)) noted(kind);
    text = text.slice(end + 1);
  }
}

interface Follower {
  /** How many pages a refresh reads. */
  readonly pages: () => number;
  /** Whether the queries are being read: a refresh would cut off the page that is loading. */
  readonly isBusy: () => boolean;
  readonly refresh: () => void;
}

async function follow(signal: AbortSignal, wanted: ChangeKind, { pages, isBusy, refresh }: Follower): Promise<void> {
  await pause(OPEN_AFTER_MS, signal);
  let due: number | undefined;
  const noted = (kind: string) => {
    if (kind !== wanted || due !== undefined) return;
    due = window.setTimeout(() => {
      due = undefined;
      if (signal.aborted) return;
      if (isBusy()) noted(kind);
      else refresh();
    }, REFRESH_MS * pages());
  };
  while (!signal.aborted) {
    await readStream(signal, noted, wanted).catch(() => undefined);
    await pause(AGAIN_MS, signal);
  }
}

/**
 * Reads queries again when something of this kind changes, while the page is in sight. `path`: the operation of the queries, as in
 * `api.useQuery`.
 */
export function useLive(kind: ChangeKind, path: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let following: AbortController | undefined;
    const shown = { queryKey: ['get', path], type: 'active' } as const;
    const pagesOf = (data: unknown) =>
      typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) ? data.pages.length : 1;
    const follower: Follower = {
      pages: () => Math.max(1, ...queries.getQueriesData(shown).map(([, data]) => pagesOf(data))),
      isBusy: () => queries.isFetching(shown) > 0,
      refresh: () => void queries.invalidateQueries({ queryKey: ['get', path] }),
    };
    const update = () => {
      following?.abort();
      following = undefined;
      if (document.visibilityState === 'hidden') return;
      // An answer of a visit before may be old by now.
      void queries.invalidateQueries({ queryKey: ['get', path] }, { cancelRefetch: false });
      following = new AbortController();
      void follow(following.signal, kind, follower);
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      following?.abort();
    };
  }, [queries, kind, path]);
}
