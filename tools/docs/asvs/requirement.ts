/** States of a requirement, as the page shows them. */
export const STATES = ['met', 'partly', 'not met', 'not applicable'] as const

export type State = (typeof STATES)[number]

/** Our answer to one requirement of the standard. */
export type Requirement = {
  /** Number in version 5.0.0 of the standard: `6.2.4`. */
  readonly id: string
  /** The demand in our words. */
  readonly demand: string
  readonly state: State
  /** Files that prove the state: code, tests and documents, by their paths in the repository. */
  readonly evidence: readonly string[]
  /** Why a requirement does not apply, or what is missing; for others a remark. */
  readonly note?: string
}

/** One chapter of the standard. */
export type Chapter = {
  readonly number: number
  readonly title: string
  readonly requirements: readonly Requirement[]
}

/** Whether a file is a test. */
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
