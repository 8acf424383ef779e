import type { TestResult } from './test-results.ts'

/** Query of a public site (content model, §10.4) with a check of its answer. */
export type ContractTest = readonly [query: string, run: () => Promise<TestResult>]
