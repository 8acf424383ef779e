import type { Verdict } from './verdicts.ts'

/** Query of a public site (content model, §10.4) with a check of its answer. */
export type Question = readonly [asked: string, ask: () => Promise<Verdict>]
