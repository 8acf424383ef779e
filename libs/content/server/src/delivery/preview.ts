import { hasPreview, type AnyContentType, type State, type Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { sql } from '../database/sql.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { tenantOf, typeOf, type ContentServices } from '../services.ts'
import { projection } from '../staff-api/listed-fields.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { stateOfRow } from '../store/record.ts'
import { deliverRecords, type DeliverableRow } from './deliver.ts'
import { recordKey } from './delivery-request.ts'
import { publicNames } from './public-type.ts'

type Wanted = {
  readonly tenant: string
  readonly type: string
  /** Id or slug of the working copy. */
  readonly key: string
  readonly locale: Locale
}

/** A preview: the working copy in its delivered form, and its state. */
export type Previewed = { readonly record: Values; readonly state: State; readonly type: AnyContentType }

type PreviewRow = DeliverableRow & Pick<EntryRow, 'status' | 'publish_from' | 'publish_until'>

/**
 * Returns the working copy of a record in the detail shape of the delivery API, whether or not it is public; null if it is
 * missing or the type has no preview. The caller has checked the membership.
 */
export const previewRecord = async (
  services: ContentServices,
  { tenant: slug, type: name, key, locale }: Wanted,
): Promise<Previewed | null> => {
  const tenant = tenantOf(services, slug)
  const type = typeOf(tenant, name)
  if (!hasPreview(type)) return null
  const wanted = recordKey(key)
  return services.store.forTenant(SYSTEM_AUTHOR, tenant).read(async (tx) => {
    const [row] = await tx.rows<PreviewRow>(sql`
      select e.id, e.status, e.publish_from, e.publish_until, e.updated_at as published_at, e.first_published_at, ${projection(type, sql`e.data`, publicNames(type, 'detail'))} as data from content.entry e
      where e.tenant_id = ${tenant.number} and e.type = ${type.name} and e.deleted_at is null and (e.id = ${wanted.id} or e.slug = ${wanted.slug}) limit 1`)
    if (row === undefined) return null
    const [record] = await deliverRecords(tx, [row], { type, locale, view: 'detail', isPreview: true })
    return record === undefined ? null : { record, state: stateOfRow(type, row, tx.now), type }
  })
}
