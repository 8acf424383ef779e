import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'

/** How many texts there are, and in which share of them the most common grams occur. */
export type Frequencies = { readonly texts: number; readonly shares: ReadonlyMap<number, number> }

type Row = { readonly grams: readonly number[] | null; readonly frequencies: readonly number[] | null; readonly texts: number }

/** Reads what the database has found out by itself; nothing before its first `analyze`. */
export const readFrequencies = async (tx: Tx): Promise<Frequencies> => {
  const [row] = await tx.hotRows<Row>(sql`select * from content.search_frequencies()`)
  const shares = new Map((row?.grams ?? []).map((gram, place) => [gram, row?.frequencies?.[place] ?? 0]))
  return { texts: Math.max(1, row?.texts ?? 1), shares }
}

/** Grams in a larger share of the texts rule out few matches of rarer ones. */
const TELLING = 0.25

/**
 * Returns the share of the texts that contain all grams, about. Each gram counts less than the one before: grams of one word often occur
 * together, those of a number seldom.
 */
const shareOfAll = (shares: readonly number[]): number =>
  shares.toSorted((one, other) => one - other).reduce((product, share, place) => product * share ** (1 / 2 ** place), 1)

/** Returns how many texts contain all grams, about, 0 if one of them is not among the common ones, and the grams by which to look them up. */
export const estimateMatches = (
  { texts, shares }: Frequencies,
  grams: readonly number[],
): { readonly matches: number; readonly telling: readonly number[] } => {
  const shareOf = (gram: number): number => shares.get(gram) ?? 0
  const rarest = Math.min(1, ...grams.map(shareOf))
  return { matches: shareOfAll(grams.map(shareOf)) * texts, telling: grams.filter((gram) => shareOf(gram) <= Math.max(rarest, TELLING)) }
}
