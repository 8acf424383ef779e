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

/** Length of 128 random bits as text; the key of another visitor that is as long cannot be guessed. */
const UNGUESSABLE = 22

type Sender = { readonly id: string | null; readonly sender?: string | undefined; readonly keyId?: string | undefined }

/**
 * Returns the accounts under which a key is stored. An unguessable key of a visitor is also stored under the body: a phone that changes its
 * network between two attempts has another address, and still must not order twice.
 */
const accountsOf = ({ id, sender = '', keyId }: Sender, key: string, hash: string): readonly string[] => {
  if (id !== null) return [id]
  return keyId === undefined && key.length >= UNGUESSABLE ? [sender, `body/${hash}`] : [sender]
}

/** Whether a sender's key has already created a record from the same body, so that a retry creates no other. */
export const hasMade = async (tx: Tx, sender: string, keyed: Keyed): Promise<boolean> => {
  const known = await tx.row(sql`
    select 1 from content.idempotency_key k join content.entry e on e.tenant_id = k.tenant_id and e.id = k.entry_id
    where k.tenant_id = ${tx.tenant.number} and k.account_id = any(${accountsOf({ id: null, sender }, keyed.key, hashOf(keyed))}::text[])
      and k.key = ${keyed.key} and k.request_hash = ${hashOf(keyed)}
      and k.created_at > now() - ${KEPT}::interval limit 1`)
  return known !== null
}

type KeyRow = { readonly request_hash: string; readonly entry_id: string }

/**
 * Writes a record once per key: retries, including concurrent ones, get the same record. Throws 409 for another body under the
 * same key, with the record of the key if the sender is signed in.
 */
export const withIdempotencyKey = async (tx: WriteTx, { key, type, body }: Keyed, write: () => Promise<EntryRow>): Promise<EntryRow> => {
  const hash = hashOf({ type, body })
  const accounts = accountsOf(tx.author, key, hash)
  for (const account of accounts)
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.tenant.number}/${account}/${key}`}, 0))`)
  await tx.run(
    sql`delete from content.idempotency_key where tenant_id = ${tx.tenant.number} and account_id = any(${accounts}::text[]) and created_at < now() - ${KEPT}::interval`,
  )
  const [known = null] = await tx.rows<KeyRow>(sql`
    select request_hash, entry_id from content.idempotency_key
    where tenant_id = ${tx.tenant.number} and account_id = any(${accounts}::text[]) and key = ${key}
    order by request_hash = ${hash} desc limit 1`)
  const past = known === null ? null : await readEntry(tx, { type: type.name, id: known.entry_id })
  // Visitors cannot read records, including those from their address.
  const isReader = tx.author.id !== null
  if (known !== null && known.request_hash !== hash)
    throw idempotencyMismatch(past !== null && isReader ? recordForAuthor(tx.author, type, toRecord(type, past, tx.now)) : null)
  if (past !== null) return past
  const made = await write()
  await tx.run(sql`
    insert into content.idempotency_key (tenant_id, account_id, key, request_hash, entry_id, created_at)
    select ${tx.tenant.number}, account.id, ${key}, ${hash}, ${made.id}, ${tx.now} from unnest(${accounts}::text[]) as account (id)
    on conflict (tenant_id, account_id, key) do update set request_hash = excluded.request_hash, entry_id = excluded.entry_id,
      created_at = excluded.created_at`)
  return made
}
