import type { WriteTx } from '../store.ts'

/** Row of each kind of target. */
type Targets = {
  readonly record: { readonly id: string; readonly type: string }
  readonly media: { readonly id: string; readonly mime_type: string; readonly size: number }
  readonly account: { readonly id: string }
}

type Known = { readonly [Kind in keyof Targets]: Map<string, Targets[Kind]> }

const rounds = new WeakMap<WriteTx, Known>()

/** Wraps the transaction for a round of checks that deletes nothing: targets found and locked once are not read again. */
export const withTargetCache = (tx: WriteTx): WriteTx => {
  const round = { ...tx }
  rounds.set(round, { record: new Map(), media: new Map(), account: new Map() })
  return round
}

/** Returns rows by id: from the round if known, otherwise from the database. */
export const readKnown = async <Kind extends keyof Targets>(
  tx: WriteTx,
  kind: Kind,
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly Targets[Kind][]>,
): Promise<ReadonlyMap<string, Targets[Kind]>> => {
  const round: Known | undefined = rounds.get(tx)
  const known: Map<string, Targets[Kind]> = round?.[kind] ?? new Map<string, Targets[Kind]>()
  const wanted = [...new Set(ids)].filter((id) => !known.has(id))
  if (wanted.length > 0) for (const row of await read(wanted)) known.set(row.id, row)
  return known
}
