/** What the bundler adds to the modules of TypeScript. */

declare module '*.module.css' {
  /** The class names of the sheet, as the bundler names them. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {}

/** The style sheets of all parts: see scripts/build-console.ts. */
declare module 'console:styles' {}
