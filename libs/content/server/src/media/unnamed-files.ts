import { unavailable } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import type { MediaStorage } from './storage.ts'

/** Longer than any upload. */
const LIFETIME = '1 hour'

/** Maximum number of files deleted at a time. */
export const SWEPT_AT_ONCE = 20

/** Notes files that no row names when the transaction ends: they are deleted later, unless a row names them first. */
export const noteFiles = async (tx: WriteTx, paths: readonly string[]): Promise<void> => {
  if (paths.length === 0) return
  await tx.run(sql`
    insert into content.unnamed_file (tenant_id, path) select ${tx.tenant.number}, p.path from unnest(${paths}::text[]) as p (path)
    on conflict do nothing`)
}

/** Ends the note of a file, which a row of the transaction names from now on. Throws 503 if the file was deleted in the meantime. */
export const nameFile = async (tx: WriteTx, path: string): Promise<void> => {
  const rows = await tx.rows(sql`delete from content.unnamed_file where tenant_id = ${tx.tenant.number} and path = ${path} returning path`)
  if (rows.length === 0) throw unavailable()
}

type Noted = { readonly path: string; readonly is_named: boolean }

/** The part of a path that all files of an asset have, up to its id. */
const STEM = '^.*/[0-9A-Z]{26}'

/** Deletes the next files that were noted an hour ago, but none of an asset that a row names. Returns their number. */
export const sweepNotedFiles = async (tx: WriteTx, storage: MediaStorage): Promise<number> => {
  const tenant = tx.tenant.number
  const noted = await tx.rows<Noted>(sql`
    select f.path, exists (
      select from content.media m where m.tenant_id = ${tenant} and substring(m.path from ${STEM}) = substring(f.path from ${STEM})) as is_named
    from content.unnamed_file f where f.tenant_id = ${tenant} and f.noted_at < now() - ${LIFETIME}::interval
    order by f.path limit ${SWEPT_AT_ONCE} for update of f skip locked`)
  // Before the notes: what cannot be deleted now is tried again.
  for (const { path, is_named: isNamed } of noted) if (!isNamed) await storage.delete(path)
  await tx.run(sql`delete from content.unnamed_file where tenant_id = ${tenant} and path = any(${noted.map(({ path }) => path)}::text[])`)
  return noted.length
}
