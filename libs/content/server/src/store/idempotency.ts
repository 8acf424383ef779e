import { createHash } from 'node:crypto'
import type { AnyContentType } from '@captain/content-core'
import { idempotencyMismatch } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from './entry-row.ts'
import { recordForAuthor } from './owned-fields.ts'
import { readEntry } from './read-entry.ts'
import { toRecord } from './record.ts'

type Keyed = { readonly key: string; readonly type: AnyContentType; readonly body: unknown }

const KEPT = '1 day'

const hashOf = ({ type, body }: Pick<Keyed, 'type' | 'body'>): string =>
  createHash('sha256')
    .update(JSON.stringify([type.name, body]))
    .digest('hex')

/** Whether a sender's key has already created a record from the same body, so that a retry creates no other. */
export const hasMade = async (tx: Tx, sender: string, keyed: Keyed): Promise<boolean> => {
  const known = await tx.row(sql`
    select 1 from content.idempotency_key k join content.entry e on e.tenant_id = k.tenant_id and e.id = k.entry_id
    where k.tenant_id = ${tx.tenant.number} and k.account_id = ${sender} and k.key = ${keyed.key} and k.request_hash = ${hashOf(keyed)}
      and k.created_at > now() - ${KEPT}::interval`)
  return known !== null
}

type KeyRow = { readonly request_hash: string; readonly entry_id: string }

/**
 * Creates a record once per key: retries, including concurrent ones, get the same record. Throws 409 for another body under the
 * same key, with the record of the key if the sender is signed in.
 */
export const withIdempotencyKey = async (tx: WriteTx, { key, type, body }: Keyed, create: () => Promise<EntryRow>): Promise<EntryRow> => {
  const account = tx.author.id ?? tx.author.sender ?? ''
  const hash = hashOf({ type, body })
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.tenant.number}/${account}/${key}`}, 0))`)
  await tx.run(
    sql`delete from content.idempotency_key where tenant_id = ${tx.tenant.number} and account_id = ${account} and created_at < now() - ${KEPT}::interval`,
  )
  const known = await tx.row<KeyRow>(sql`
    select request_hash, entry_id from content.idempotency_key where tenant_id = ${tx.tenant.number} and account_id = ${account} and key = ${key}`)
  const past = known === null ? null : await readEntry(tx, { type: type.name, id: known.entry_id })
  // Visitors cannot read records, including those from their address.
  const isReader = tx.author.id !== null
  if (known !== null && known.request_hash !== hash)
    throw idempotencyMismatch(past !== null && isReader ? recordForAuthor(tx.author, type, toRecord(type, past, tx.now)) : null)
  if (past !== null) return past
  const made = await create()
  await tx.run(sql`
    insert into content.idempotency_key (tenant_id, account_id, key, request_hash, entry_id, created_at)
    values (${tx.tenant.number}, ${account}, ${key}, ${hash}, ${made.id}, ${tx.now})`)
  return made
}
