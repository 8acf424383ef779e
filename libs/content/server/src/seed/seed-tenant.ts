import { createHash } from 'node:crypto'
import { workflowOf, type Seed, type Seeder, type Status, type Tenant, type Transition } from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { sql } from '../database/sql.ts'
import { seedError } from '../errors.ts'
import { mediaUrl, type MediaRow } from '../media/media-row.ts'
import { storeMedia } from '../media/store-media.ts'
import { typeOf, type ContentServices } from '../services.ts'
import type { TenantStore, WriteTx } from '../store.ts'
import { existingRow } from '../store/fixed-rows.ts'
import { createEntry, updateEntry } from '../store/save.ts'
import { transitionEntry } from '../store/transition.ts'
import { areSettings } from './are-settings.ts'
import { drawDocument } from './draw-document.ts'
import { drawSampleImage } from './draw-sample-image.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const STANDARD = { width: 1280, height: 960 }
/** First key of the advisory lock that lets one process at a time seed a tenant; the second is the tenant's number. */
const LOCK = 7_260_033

/** The transition that moves a new record of a published type to a status. */
const STEP_TO: Readonly<Partial<Record<Status, Transition>>> = { published: 'publish', archived: 'archive' }

/** Creates records one millisecond apart, for lists sorted by time. */
const createIn = (started: WriteTx): Seeder['create'] => {
  let now = started.now.getTime()
  return async (name, values, { state } = {}) => {
    const type = typeOf(started.tenant, name)
    now += 1
    const tx: WriteTx = { ...started, now: new Date(now), isQuiet: true }
    try {
      const kept = areSettings(type) ? await existingRow(tx, type, values) : null
      if (kept !== null) return (await updateEntry(tx, type, kept, values)).id
      const { exposure } = workflowOf(type.workflow)
      if (exposure === 'never') return (await createEntry(tx, type, values, state)).id
      const row = await createEntry(tx, type, values)
      if (exposure !== 'transition') return row.id
      if (state !== undefined && state !== row.status) await transitionEntry(tx, type, row, STEP_TO[state] ?? 'publish')
      return row.id
    } catch (error) {
      throw seedError(`${started.tenant.slug}.${name}`, error)
    }
  }
}

const drawIn =
  (services: ContentServices, store: TenantStore) =>
  async ({ name, color, width = STANDARD.width, height = STANDARD.height }: Parameters<Seeder['picture']>[0]): Promise<MediaRow> => {
    const source = await drawSampleImage({ name, color, width, height })
    const sha256 = createHash('sha256').update(source).digest('hex')
    return storeMedia(services, store, {
      source,
      sha256,
      name: `${name}.png`,
      accept: ['image'],
      alt: { ja: name, en: null },
      from: 'seed',
      prepared: { content: source, size: source.byteLength, mimeType: 'image/png', extension: 'png', width, height },
    })
  }

const writeIn =
  (services: ContentServices, store: TenantStore): Seeder['file'] =>
  async ({ name, type, color }) => {
    const source = drawDocument({ name, color })
    const sha256 = createHash('sha256').update(source).digest('hex')
    const { id } = await storeMedia(services, store, {
      source,
      sha256,
      name: `${name}.${type}`,
      accept: [type],
      alt: { ja: null, en: null },
      from: 'seed',
    })
    return id
  }

/** Whether the tenant has no content and never had a record; images of an interrupted seeding do not count. */
const isUntouched = async (tx: WriteTx): Promise<boolean> => {
  const { number } = tx.tenant
  const touched = await tx.row(sql`
    select 1 where exists (select 1 from content.entry e where e.tenant_id = ${number})
      or exists (select 1 from content.audit_event a where a.tenant_id = ${number} and a.type is not null)
      or exists (select 1 from content.media m where m.tenant_id = ${number} and m.source <> 'seed')`)
  return touched === null
}

/** Takes the seeding lock of the tenant; false while another server has it. */
const takeTurn = async (tx: WriteTx): Promise<boolean> => {
  const row = await tx.row<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}, ${tx.tenant.number}::int) as taken`)
  return row?.taken === true
}

type SeedOptions = {
  /** Whether the tenant may be seeded; default: while it has no content and never had a record. */
  readonly mayStart?: (tx: WriteTx) => Promise<boolean>
  /** Further writes in the same transaction. */
  readonly onWritten?: (tx: WriteTx) => Promise<unknown>
}

/**
 * Writes demo records into a tenant through the usual checks and hooks: all of them, or none if it fails or is interrupted.
 * Returns whether it wrote them. Throws with the broken rules if a record is rejected.
 */
export const seedTenant = async (
  services: ContentServices,
  tenant: Tenant,
  seed: Seed,
  { mayStart = isUntouched, onWritten }: SeedOptions = {},
): Promise<boolean> => {
  const store = services.store.forTenant(SYSTEM_AUTHOR, tenant)
  return store.write(async (tx) => {
    // In this order and in separate statements: after taking the turn, the process must see what the previous one committed.
    if (!(await takeTurn(tx)) || !(await mayStart(tx))) return false
    // Drawn images are stored immediately: after an interrupted seeding, the same image becomes the same asset.
    const draw = drawIn(services, store)
    const day = (offset: number) => dateInTimeZone(new Date(tx.now.getTime() + offset * DAY_MS))
    await seed({
      create: createIn(tx),
      picture: async (request) => (await draw(request)).id,
      illustration: async (request) => {
        const { id, path, width, height } = await draw(request)
        return { id, url: mediaUrl(path), width, height }
      },
      file: writeIn(services, store),
      day,
      at: (offset, clock) => new Date(`${day(offset)}T${clock}:00+09:00`).toISOString(),
    })
    await onWritten?.(tx)
    return true
  })
}
