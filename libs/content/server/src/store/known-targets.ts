import type { WriteTx } from '../store.ts'

type Row = { readonly id: string }

type Kind = 'record' | 'media' | 'account'

type Known = Readonly<Record<Kind, Map<string, Row>>>

const rounds = new WeakMap<WriteTx, Known>()

/** Wraps the transaction for a round of checks that deletes nothing: targets found and locked once are not read again. */
export const rememberingTargets = (tx: WriteTx): WriteTx => {
  const round = { ...tx }
  rounds.set(round, { record: new Map(), media: new Map(), account: new Map() })
  return round
}

/** Returns rows by id: from the round if known, otherwise from the database. */
export const readKnown = async <Found extends Row>(
  tx: WriteTx,
  kind: Kind,
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly Found[]>,
): Promise<ReadonlyMap<string, Found>> => {
  // Each kind always has the same row type.
  const known = (rounds.get(tx)?.[kind] ?? new Map()) as Map<string, Found>
  const wanted = [...new Set(ids)].filter((id) => !known.has(id))
  if (wanted.length > 0) for (const row of await read(wanted)) known.set(row.id, row)
  return known
}
