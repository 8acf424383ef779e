import type { Verdict } from './verdicts.ts'

/** A question of a public site (content model, §10.4) and whether its answer is right. */
export type Question = readonly [asked: string, ask: () => Promise<Verdict>]
