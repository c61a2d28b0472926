/** Vitest reporter: writes how many errors belong to no test. The JSON report does not have them. */
import { writeFileSync } from 'node:fs';

export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.UNHANDLED_ERRORS, String(errors.length));
  }
}
