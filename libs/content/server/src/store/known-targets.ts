import type { WriteTx } from '../store.ts'

type Row = { readonly id: string }

type Kind = 'record' | 'media' | 'account'

type Known = Readonly<Record<Kind, Map<string, Row>>>

const rounds = new WeakMap<WriteTx, Known>()

/** The same transaction for a round of checks that deletes nothing: what it has found once, and locked, it does not ask for again. */
export const rememberingTargets = (tx: WriteTx): WriteTx => {
  const round = { ...tx }
  rounds.set(round, { record: new Map(), media: new Map(), account: new Map() })
  return round
}

/** Rows by id: those that the round knows already, the others read now. */
export const readKnown = async <Found extends Row>(
  tx: WriteTx,
  kind: Kind,
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly Found[]>,
): Promise<ReadonlyMap<string, Found>> => {
  // Each kind is only ever read as one sort of row.
  const known = (rounds.get(tx)?.[kind] ?? new Map()) as Map<string, Found>
  const wanted = [...new Set(ids)].filter((id) => !known.has(id))
  if (wanted.length > 0) for (const row of await read(wanted)) known.set(row.id, row)
  return known
}
