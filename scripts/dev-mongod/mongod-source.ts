/** What looks for a mongod, and where one is fetched from. */

export interface MongodSearch {
  readonly env: NodeJS.ProcessEnv;
  /** Prints one line of progress. */
  readonly log: (line: string) => void;
}

/** One place to fetch a mongod from. */
export interface MongodSource {
  /** Names the place in the cache and in messages: letters only. */
  readonly name: string;
  /** Fetches into the empty directory and gives the path of the mongod; undefined (and a line said) when it can't. */
  fetch(directory: string, search: MongodSearch): Promise<string | undefined>;
}
