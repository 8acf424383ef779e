/** Ranks of casts; the rank sets the nomination fee and the plans. */
export const RANKS = ['regular', 'gold', 'platinum'] as const

export type Rank = (typeof RANKS)[number]

/** Default nomination fee in yen with tax. */
export const NOMINATION_FEES = { regular: 0, gold: 2200, platinum: 4400 } as const satisfies Readonly<Record<Rank, number>>
