/** A rule of a declaration for which the conformance suite knows no value. */
export const noSampleError = (path: string, rule: string): Error =>
  new Error(`${path}: no sample satisfies the rule "${rule}"; add one to rule-samples.ts, or give the type samples of its own`)

/** Demo data that the conformance suite needs and the server does not have. */
export const missingDemoError = (what: string): Error => new Error(`The demo data lacks ${what}`)

/** A call that should have been refused and was not. */
export const notRefusedError = (answer: unknown): Error =>
  new Error(`The server should have refused this, and answered ${JSON.stringify(answer)}`)

/** Something that the public sent and the server did not take. */
export const notSentError = (path: string, answer: string): Error => new Error(`${path} did not take a submission: ${answer}`)

/** An operation that a declaration has, and that no record gets to. */
export const nothingToAimAtError = (path: string): Error => new Error(`${path}: no record can be brought to where this begins`)
