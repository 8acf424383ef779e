import {
  computeValues,
  contentTypeOf,
  initialValues,
  listedNames,
  stateAt,
  validate,
  workflowOf,
  type AnyContentType,
  type Included,
  type Seed,
  type Seeder,
  type Status,
  type Tenant,
  type Values,
} from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'
import { isObject } from '@captain/validation'
import type { Answering } from './story-screen.tsx'

type StoredRecord = Values & { readonly id: string }

const DAY = 86_400_000
const BY = { id: 'b', name: '喫茶 編' }

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const idOf = (place: number): string => `01M7YS4WY3HSZYWPGDXE${String(place).padStart(6, '0')}`

const completeValues = (type: AnyContentType, given: Values, now: Date): Values => {
  const whole = { ...initialValues(type, { accountName: BY.name, now }), ...given }
  const checked = validate(type, whole, 'save')
  return computeValues(type, checked.ok ? checked.values : whole)
}

const recordOf = (type: AnyContentType, place: number, given: Values, status: Status): StoredRecord => {
  const now = new Date()
  const values = completeValues(type, given, now)
  const at = new Date(now.getTime() - place * 60_000).toISOString()
  const known = { ...values, status }
  return {
    ...known,
    id: idOf(place),
    type: type.name,
    state: stateAt(type.workflow, { ...known, isInForce: status === 'published' }, now),
    createdAt: at,
    createdBy: BY,
    updatedAt: at,
    updatedBy: BY,
    localeUpdatedAt: { ja: at, en: at },
    firstPublishedAt: status === 'published' ? at : null,
    hasUnpublishedChanges: false,
    lockVersion: 1,
    deletedAt: null,
    // Only messages have a read state.
    ...(type.workflow === 'inbox' && { readAt: null }),
  }
}

type Shelf = { readonly records: StoredRecord[]; readonly media: Record<string, Included['media'][string]> }

const picture = (place: number, color: string, width = 1400, height = 900): Included['media'][string] => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(drawn)}`
  return {
    id: idOf(place),
    url,
    thumbnailUrl: url,
    focalPoint: null,
    width,
    height,
    originalName: `${place}.svg`,
    mimeType: 'image/svg+xml',
    size: drawn.length,
    alt: { ja: null, en: null },
  }
}

const seederOf = (tenant: Tenant, { records, media }: Shelf): Seeder => {
  const next = () => records.length + Object.keys(media).length + 1
  const draw: Seeder['picture'] = async ({ color, width, height }) => {
    const drawn = picture(next(), color, width, height)
    media[drawn.id] = drawn
    return drawn.id
  }
  return {
    create: async (name, values, { state } = {}) => {
      const type = contentTypeOf(tenant, name)
      if (type === null) return ''
      const isOn = type.workflow === 'toggle' && values['isPublished'] === true
      const record = recordOf(type, next(), values, state ?? (isOn ? 'published' : (workflowOf(type.workflow).statuses[0] as Status)))
      records.push(record)
      return record.id
    },
    picture: draw,
    illustration: async (request) => {
      const { id, url, width, height } = media[await draw(request)] as Included['media'][string]
      return { id, url, width, height }
    },
    file: async ({ name, type, color }) => {
      const drawn = picture(next(), color)
      media[drawn.id] = { ...drawn, width: null, height: null, originalName: `${name}.${type}`, mimeType: 'application/pdf' }
      return drawn.id
    },
    day: (offset) => dateInTimeZone(new Date(Date.now() + offset * DAY)),
    at: (offset, clock) => new Date(`${dateInTimeZone(new Date(Date.now() + offset * DAY))}T${clock}:00+09:00`).toISOString(),
  }
}

const titleOf = (type: AnyContentType, record: StoredRecord): { readonly ja: string; readonly en: string | null } => {
  const title = record[type.title]
  if (isObject(title)) return title as { readonly ja: string; readonly en: string | null }
  return { ja: String(title as string), en: null }
}

/** Every response includes all records and media. */
const includedOf = (tenant: Tenant, { records, media }: Shelf): Included => ({
  records: Object.fromEntries(
    records.map((record) => {
      const type = contentTypeOf(tenant, String(record['type'])) as AnyContentType
      return [record.id, { id: record.id, type: type.name, title: titleOf(type, record), state: record['state'], image: null, color: null }]
    }),
  ) as Included['records'],
  media,
  accounts: { [BY.id]: BY },
})

/** The row of a record in a list, without the fields that the server leaves out of lists. */
const rowOf = (type: AnyContentType, record: StoredRecord): Values => {
  const listed = listedNames(type)
  return Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(type.fields, name) || listed.includes(name)))
}

const fits = (record: StoredRecord, query: URLSearchParams): boolean => {
  const status = query.get('status')
  const wanted = [...query].filter(([name]) => name.startsWith('filter['))
  return (
    (status === null || record['state'] === status) &&
    wanted.every(([name, value]) => String(record[name.slice('filter['.length, -1)] as string) === value)
  )
}

/**
 * In-memory staff API with the demo records of a tenant, to view its screens. Writes change nothing and return the stored record. Lists
 * return rows as the server does; `rows=full` is for tests that need whole records.
 */
export const seedApi = (tenant: Tenant, seed: Seed): Answering => {
  const shelf: Shelf = { records: [], media: {} }
  const seeded = seed(seederOf(tenant, shelf))
  return async (input) => {
    await seeded
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const [, name = '', id, part] = /\/tenants\/[\w-]+\/([\w-]+)(?:\/([\w-]+))?(?:\/([\w-]+))?/.exec(pathname) ?? []
    if (name === 'members') return json({ items: [{ ...BY, role: 'editor' }] })
    if (name === 'tax-rates') return json({ rates: { standard: '10.0', reduced: '8.0', exempt: '0.0' }, rounding: 'floor' })
    if (id === 'views' || part !== undefined) return json({ items: [] })
    if (id === 'duplicate-check') return json({ value: false })
    const included = includedOf(tenant, shelf)
    const all = shelf.records.filter((record) => record['type'] === name)
    if (id !== undefined) {
      const found = all.find((record) => record.id === id)
      return found === undefined ? json({ status: 404, code: 'not-found' }, 404) : json({ ...found, included })
    }
    const type = contentTypeOf(tenant, name)
    const found = all.filter((record) => fits(record, searchParams)).slice(0, Number(searchParams.get('limit') ?? 25))
    const items = type === null || searchParams.get('rows') === 'full' ? found : found.map((record) => rowOf(type, record))
    return json({ items, next: null, count: { value: items.length, capped: false }, included })
  }
}
