import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineContentType, defineTenant, slug, text, type Fields, type Tenant, type Values } from '@captain/content-core'
import { createTestDatabase } from '@captain/testing/database'
import { Pool } from 'pg'
import { ensurePartitions } from '../../database/partitions.ts'
import { contentReads, createMakeAnswer } from '../../delivery/public-answers.ts'
import { createContentServices, type ContentServices } from '../../services.ts'
import { SYSTEM_AUTHOR } from '../../store/author.ts'
import { lockEntry } from '../../store/read-entry.ts'
import { toRecord } from '../../store/record.ts'
import { createEntry, updateEntry } from '../../store/save.ts'
import { transitionEntry } from '../../store/transition.ts'
import { log } from '../../testing/test-call.ts'
import { adoptDeclarations } from '../adopt-declarations.ts'

type Extra = {
  readonly fields: Fields
  readonly removedFields?: Readonly<Record<string, 'keep' | 'drop'>>
  readonly filters?: readonly string[]
  readonly name?: string
  readonly was?: string
}

/** Declares an inn whose rooms have these fields in addition to a name and a slug. */
export const innWith = (
  { fields, removedFields = {}, filters = [], name = 'room', was }: Extra,
  types: 'rooms' | 'none' = 'rooms',
  removedTypes: Tenant['removedTypes'] = [],
): Tenant => {
  const room = defineContentType({
    name,
    ...(was !== undefined && { was }),
    workflow: 'publish',
    screens: ['list', 'new', 'edit'],
    group: 'content',
    icon: 'bed',
    title: 'name',
    columns: ['name'],
    sections: { basic: ['name', 'slug'] },
    fields: {
      name: text({ maxBytes: 90, required: true, localized: true, public: true }),
      slug: slug({ required: true, public: true }),
    },
  })
  // The fields of a test are not known to the compiler.
  const type = {
    ...room,
    filters,
    removedFields,
    fields: { ...room.fields, ...fields },
    sections: { basic: ['name', 'slug', ...Object.keys(fields)], publish: ['publishFrom', 'publishUntil'] },
  }
  return defineTenant({
    number: 903,
    slug: 'inn',
    names: { ja: '宿', en: 'Inn' },
    abbreviation: 'INN',
    color: '#2B4A7A',
    contentTypes: types === 'rooms' ? [type] : [],
    removedTypes,
  })
}

type Stored = { readonly data: Values; readonly published: Values; readonly kinds: readonly string[] }

/** An inn on its own database, which versions of its declaration start on. */
export type Inn = {
  readonly pool: Pool
  /** Starts this version of the tenant on the database, as a server does. */
  readonly start: (tenant: Tenant) => Promise<ContentServices>
  readonly stored: (id: string) => Promise<Stored>
  readonly close: () => Promise<void>
}

/** Opens the database of an inn. */
export const openInn = async (): Promise<Inn> => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'captain-changes-'))
  const pool = new Pool({ connectionString: database.url, pipeline: true })
  const running: ContentServices[] = []
  return {
    pool,
    start: async (tenant) => {
      await ensurePartitions(pool, [tenant])
      const services = createContentServices({ pool, tenants: [tenant], dataDir, secret: 'of-the-test', log })
      running.push(services)
      for (const [slugOf, plan] of await adoptDeclarations(services)) services.refused.set(slugOf, plan)
      return services
    },
    stored: async (id) => {
      const { rows } = await pool.query<Stored>(
        `select e.data, e.published, array(select i.val from content.entry_index i where i.entry_id = e.id and i.field = 'kind' order by i.stage) as kinds
         from content.entry e where e.id = $1`,
        [id],
      )
      const [row] = rows
      if (row === undefined) throw new Error('the record is stored')
      return row
    },
    close: async () => {
      for (const services of running) await services.stop()
      await pool.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const roomOf = ({ tenants }: ContentServices) => {
  const [tenant] = tenants
  const type = tenant?.contentTypes[0]
  if (tenant === undefined || type === undefined) throw new Error('the inn has rooms')
  return { tenant, type }
}

export const published = async (services: ContentServices, values: Values): Promise<string> => {
  const { tenant, type } = roomOf(services)
  return services.store.forTenant(SYSTEM_AUTHOR, tenant).write(async (tx) => {
    const row = await createEntry(tx, type, values)
    await transitionEntry(tx, type, await lockEntry(tx, { type: type.name, id: row.id }), 'publish')
    return row.id
  })
}

/** Publishes a record again after an edit. */
export const publishAgain = (services: ContentServices, id: string): Promise<void> => {
  const { tenant, type } = roomOf(services)
  return services.store
    .forTenant(SYSTEM_AUTHOR, tenant)
    .write(async (tx) => void (await transitionEntry(tx, type, await lockEntry(tx, { type: type.name, id }), 'publish')))
}

export const record = (services: ContentServices, id: string): Promise<Values> => {
  const { tenant, type } = roomOf(services)
  return services.store
    .forTenant(SYSTEM_AUTHOR, tenant)
    .write(async (tx) => toRecord(type, await lockEntry(tx, { type: type.name, id }), tx.now))
}

export const save = (services: ContentServices, id: string, changes: Values): Promise<void> => {
  const { tenant, type } = roomOf(services)
  return services.store
    .forTenant(SYSTEM_AUTHOR, tenant)
    .write(async (tx) => void (await updateEntry(tx, type, await lockEntry(tx, { type: type.name, id }), changes)))
}

export const delivered = async (services: ContentServices, address: string): Promise<Record<string, unknown>> => {
  const answer = await contentReads(services, createMakeAnswer(services))(`/api/v1/public/inn/${address}`)?.answer()
  const body: unknown = JSON.parse(answer?.bytes.toString() ?? 'null')
  return Object.fromEntries(Object.entries(body ?? {}))
}
