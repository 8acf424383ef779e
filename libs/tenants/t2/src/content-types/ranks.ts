/** Ranks of casts; the rank decides the nomination fee and the plans. */
export const RANKS = ['regular', 'gold', 'platinum'] as const

export type Rank = (typeof RANKS)[number]

/** What naming a cast costs where nothing else is entered, in yen with tax. */
export const NOMINATION_FEES = { regular: 0, gold: 2200, platinum: 4400 } as const satisfies Readonly<Record<Rank, number>>
