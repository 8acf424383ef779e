import { createHash } from 'node:crypto'
import type { Seed, Seeder, Tenant } from '@captain/content-core'
import { civilDate } from '@captain/locale'
import { SYSTEM_AUTHOR } from '../author.ts'
import { sql } from '../database/sql.ts'
import { seedError } from '../errors.ts'
import { storeImage } from '../media/store-image.ts'
import { typeOf, type ContentServices } from '../services.ts'
import type { TenantStore } from '../store.ts'
import { transitionEntry } from '../store/publication.ts'
import { createEntry } from '../store/save.ts'
import { drawPicture } from './draw-picture.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const STANDARD = { width: 1280, height: 960 }

const createIn =
  (store: TenantStore): Seeder['create'] =>
  async (name, values, { state } = {}) => {
    const type = typeOf(store.tenant, name)
    try {
      return await store.write(async (tx) => {
        const row = await createEntry(tx, type, values)
        if (type.workflow !== 'publish' || state === undefined || state === 'draft') return row.id
        await transitionEntry(tx, type, row, state === 'published' ? 'publish' : 'archive')
        return row.id
      })
    } catch (error) {
      throw seedError(`${store.tenant.slug}.${name}`, error)
    }
  }

const pictureIn =
  (services: ContentServices, store: TenantStore): Seeder['picture'] =>
  async ({ name, color, width = STANDARD.width, height = STANDARD.height }) => {
    const source = await drawPicture({ name, color, width, height })
    const sha256 = createHash('sha256').update(source).digest('hex')
    const row = await storeImage(store, services.media, { source, sha256, name: `${name}.png`, alt: { ja: name, en: null }, from: 'seed' })
    return row.id
  }

/** Writes a tenant's demo records through the same door as everybody else. Throws with the broken rules when a record is refused. */
export const seedTenant = async (services: ContentServices, tenant: Tenant, seed: Seed): Promise<void> => {
  const store = services.store.forTenant(SYSTEM_AUTHOR, tenant)
  const now = new Date()
  const day = (offset: number) => civilDate(new Date(now.getTime() + offset * DAY_MS))
  await seed({
    create: createIn(store),
    picture: pictureIn(services, store),
    day,
    at: (offset, clock) => new Date(`${day(offset)}T${clock}:00+09:00`).toISOString(),
  })
}

/** Whether the tenant has no records and no pictures yet. */
export const isEmptyTenant = (services: ContentServices, tenant: Tenant): Promise<boolean> =>
  services.store.forPublic(tenant).read(async (tx) => {
    const row = await tx.row(sql`
      select 1 where exists (select 1 from content.entry e where e.tenant_id = ${tenant.number}) or exists (select 1 from content.media m where m.tenant_id = ${tenant.number})`)
    return row === null
  })
