import { isStoredSecret, kindOf, type AnyContentType, type AnyField, type Secret, type Values, asSecret } from '@captain/content-core'
import { sql } from '../../database/sql.ts'
import type { Tx } from '../../database/transaction.ts'
import type { WriteTx } from '../../store.ts'
import { verifyHash, hashText } from './hashed-secret.ts'
import type { Sealer } from './sealer.ts'

/** Shorter secrets show no characters: four would reveal too much. */
const MIN_CHARACTERS_TO_SHOW = 12

type Place = { readonly entry: string; readonly field: string }

const placeOf = (tenant: number, { entry, field }: Place): string => JSON.stringify([tenant, entry, field])

const shown = (text: string, isHashed: boolean, now: Date): Secret => {
  const characters = [...text]
  const isLong = characters.length >= MIN_CHARACTERS_TO_SHOW
  return { isSet: true, last4: isLong && !isHashed ? characters.slice(-4).join('') : '', setAt: now.toISOString() }
}

/** Merges a change of a secret: a missing value or the unchanged placeholder keeps the stored one. */
export const mergeSecret = (field: AnyField, current: unknown, sent: unknown): unknown => {
  const isUnchanged = kindOf(field).isEmpty(sent) || isStoredSecret(sent) || (typeof sent === 'string' && sent.trim() === '')
  return isUnchanged ? (current ?? null) : sent
}

/** Moves checked secrets out of the values, encrypted next to the record; placeholders stay in the values. */
export const extractSecrets = async (tx: WriteTx, type: AnyContentType, id: string, values: Values): Promise<Values> => {
  const stored: Record<string, unknown> = { ...values }
  for (const [name, field] of Object.entries(type.fields)) {
    const text = values[name]
    const secret = asSecret(field)
    if (secret === null || typeof text !== 'string') continue
    const { isHashed } = secret.config
    const sealed = tx.sealer.seal(isHashed ? await hashText(text) : text, placeOf(tx.tenant.number, { entry: id, field: name }))
    await tx.run(sql`
      insert into content.entry_secret (tenant_id, entry_id, field, sealed) values (${tx.tenant.number}, ${id}, ${name}, ${sealed})
      on conflict (tenant_id, entry_id, field) do update set sealed = excluded.sealed`)
    stored[name] = shown(text, isHashed, tx.now)
  }
  return stored
}

const opened = async (tx: Tx, sealer: Sealer, { entry, field }: Place): Promise<string | null> => {
  const row = await tx.row<{ sealed: Buffer }>(
    sql`select sealed from content.entry_secret where tenant_id = ${tx.tenant.number} and entry_id = ${entry} and field = ${field}`,
  )
  return row === null ? null : sealer.open(row.sealed, placeOf(tx.tenant.number, { entry, field }))
}

/** Returns the decrypted secret of a record, for the server only; null if none is set. Throws the 409 problem `unreadable-secret`. */
export const revealSecret = (tx: WriteTx, id: string, field: string): Promise<string | null> => opened(tx, tx.sealer, { entry: id, field })

/** Returns the decrypted secrets of records by id and field, for the server only. */
export const revealSecrets = async (
  tx: WriteTx,
  ids: readonly string[],
  fields: readonly string[],
): Promise<ReadonlyMap<string, Values>> => {
  const found = new Map<string, Values>()
  if (fields.length === 0 || ids.length === 0) return found
  const rows = await tx.rows<{ entry_id: string; field: string; sealed: Buffer }>(sql`
    select entry_id, field, sealed from content.entry_secret
    where tenant_id = ${tx.tenant.number} and entry_id = any(${ids}::text[]) and field = any(${fields}::text[])`)
  for (const { entry_id: entry, field, sealed } of rows)
    found.set(entry, { ...found.get(entry), [field]: tx.sealer.open(sealed, placeOf(tx.tenant.number, { entry, field })) })
  return found
}

/** Whether a text matches the hashed secret of a record; false if none is set. Throws the 409 problem `unreadable-secret`. */
export const isHashedSecret = async (tx: Tx, sealer: Sealer, place: Place, text: string): Promise<boolean> => {
  const hash = await opened(tx, sealer, place)
  return hash !== null && verifyHash(text, hash)
}
