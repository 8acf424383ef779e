/** A rule of a declaration for which the conformance suite knows no value. */
export const noSampleError = (path: string, rule: string): Error =>
  new Error(`${path}: no sample satisfies the rule "${rule}"; add one to rule-samples.ts`)

/** Demo data that the conformance suite needs and the server does not have. */
export const missingDemoError = (what: string): Error => new Error(`The demo data lacks ${what}`)

/** A call that should have been refused and was not. */
export const notRefusedError = (answer: unknown): Error =>
  new Error(`The server should have refused this, and answered ${JSON.stringify(answer)}`)
