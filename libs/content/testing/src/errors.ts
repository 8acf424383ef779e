/** Creates the error for a declared rule without a known sample value. */
export const noSampleError = (path: string, rule: string): Error =>
  new Error(`${path}: no sample satisfies the rule "${rule}"; add one to rule-samples.ts, or give the type samples of its own`)

/** Creates the error for missing sample data that the conformance suite needs. */
export const missingDemoError = (what: string): Error => new Error(`The demo data lacks ${what}`)

/** Creates the error for a call that should have been rejected. */
export const notRefusedError = (answer: unknown): Error =>
  new Error(`The server should have refused this, and answered ${JSON.stringify(answer)}`)

/** Creates the error for a submission that the server rejected. */
export const notSentError = (path: string, answer: string): Error => new Error(`${path} did not take a submission: ${answer}`)

/** Creates the error for an operation of a declaration that no record can reach. */
export const nothingToAimAtError = (path: string): Error => new Error(`${path}: no record can be brought to where this begins`)
