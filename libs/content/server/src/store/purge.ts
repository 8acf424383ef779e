import { TRASH_DAYS, type Tenant } from '@captain/content-core'
import { SYSTEM_AUTHOR } from './author.ts'
import { purgeOperations } from '../bulk/operation.ts'
import { FILES_AT_ONCE, purgeImports } from '../csv/stored-import.ts'
import { sql } from '../database/sql.ts'
import type { Logger } from '@captain/database'
import { purgeRestorePoints } from '../declaration-changes/restore-points.ts'
import { removeFiles } from '../media/stored-picture.ts'
import { purgeFormerFiles } from '../media/kept-files.ts'
import { purgeGeneratedImages, IMAGES_AT_ONCE } from '../media/purge-generated-images.ts'
import type { TenantStore, WriteTx, Store } from '../store.ts'
import { purgeDeliveries } from '../integrations/webhooks/delivery-log.ts'
import type { MediaStorage } from '../media/storage.ts'
import { SWEPT_AT_ONCE, sweepNotedFiles } from '../media/unnamed-files.ts'
import { purgePersonalReads } from '../personal-data/purge-reads.ts'
import { writeAudits } from './audit.ts'

/** First key of the advisory lock that lets one process at a time purge a tenant's trash; the second is the tenant's number. */
export const TRASH_LOCK = 7_260_032

const KEPT = `${TRASH_DAYS} days`
const BATCH = 500

type Purged = { readonly id: string; readonly type: string }

/** Purges one batch. Records that are still referenced stay: only an undeclared type can reference one in the trash. */
const purgeBatch = async (tx: WriteTx): Promise<number> => {
  const lock = await tx.row<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(${TRASH_LOCK}, ${tx.tenant.number}) as held`)
  if (lock?.held !== true) return 0
  const purged = await tx.rows<Purged>(sql`
    delete from content.entry where tenant_id = ${tx.tenant.number} and id in (
      select e.id from content.entry e
      where e.tenant_id = ${tx.tenant.number} and e.deleted_at < now() - ${KEPT}::interval
        and not exists (select from content.entry_reference r where r.tenant_id = e.tenant_id and r.dst_id = e.id)
      order by e.id limit ${BATCH} for update skip locked)
    returning id, type`)
  await writeAudits(
    tx,
    purged.map(({ id, type }) => ({ action: 'purge', type, id, changes: [] })),
  )
  return purged.length
}

/** Services for the purge. */
export type PurgeServices = {
  readonly store: Store
  readonly tenants: readonly Tenant[]
  readonly media: MediaStorage
  readonly log: Logger
}

/** Deletes the files last: a row without files would be a broken image. */
const purgeMadePictures = async (scope: TenantStore, media: MediaStorage): Promise<number> => {
  const forgotten = await scope.writeAside(purgeGeneratedImages)
  for (const one of forgotten) await removeFiles(media, one)
  return forgotten.length
}

const purgeTenant = async (scope: TenantStore, media: MediaStorage): Promise<void> => {
  while ((await scope.writeAside(purgeBatch)) === BATCH);
  while ((await scope.writeAside((tx) => purgeOperations(tx, BATCH))) === BATCH);
  while ((await scope.writeAside(purgeImports)) === FILES_AT_ONCE);
  while ((await scope.writeAside((tx) => purgeDeliveries(tx, BATCH))) === BATCH);
  await scope.writeAside(purgeRestorePoints)
  while ((await scope.writeAside((tx) => purgePersonalReads(tx, BATCH))) === BATCH);
  while ((await purgeMadePictures(scope, media)) === IMAGES_AT_ONCE);
  await scope.writeAside(purgeFormerFiles)
  while ((await scope.writeAside((tx) => sweepNotedFiles(tx, media))) === SWEPT_AT_ONCE);
}

/**
 * Purges records that have been in the trash for more than 30 days, in every tenant, with their revisions and derived rows; the
 * audit log stays. Also purges restore points of changed declarations, expired operations, stored imports, webhook logs, old reads of personal
 * data, unused AI images, replaced files that cannot take their place again, and files that no row names. Logs errors, which end the round
 * of their tenant only.
 */
export const purgeTrash = async ({ store, tenants, media, log }: PurgeServices): Promise<void> => {
  for (const tenant of tenants)
    await purgeTenant(store.forTenant(SYSTEM_AUTHOR, tenant), media).catch((error: unknown) =>
      log.error({ err: error, tenant: tenant.slug }, 'what is too old could not be removed'),
    )
}
