/** What is to be known of a language whose stock client pays an order. */

export interface ClientPlace {
  /** The project's directory. */
  readonly root: string;
  /** Where the generated client is. */
  readonly folder: string;
  /** The variables that the paying program reads, and those of this process. */
  readonly env: NodeJS.ProcessEnv;
}

export interface ClientLanguage {
  readonly name: string;
  /** The generator's own name of its client. */
  readonly generator: string;
  /** Options of the generator; none of them changes what is sent. */
  readonly options: readonly string[];
  /** Gets what the machine lacks, and builds the client with the paying program. The versions of the tools, in a line. */
  readonly prepare: (place: ClientPlace) => Promise<string>;
  /** Pays an order; what the program said. */
  readonly pay: (place: ClientPlace) => Promise<string>;
}

/** Where the paying programs and the lists of packages are. */
export const PROGRAMS = 'scripts/check-clients';
