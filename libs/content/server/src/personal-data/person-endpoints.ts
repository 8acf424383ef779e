import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { ERASURE_OUTCOMES, type ChosenRecord, type ErasureCount, type PersonalReadKind } from '@captain/content-core'
import { badRequest } from '@captain/http-server'
import { dateInTimeZone, LOCALES } from '@captain/locale'
import { isStorable } from '@captain/validation'
import * as v from 'valibot'
import { withAdminAccessAudit } from '../audit-admin-access.ts'
import { removeFiles } from '../media/stored-picture.ts'
import { privateJson } from '../responses.ts'
import { tenantOf, type ContentServices } from '../services.ts'
import type { TenantStore, WriteTx } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import { authorOf, type AuthorCall } from '../store/author.ts'
import { isId } from '../store/ids.ts'
import { discloseRecords } from './disclose.ts'
import { disclosurePage } from './disclosure-page.ts'
import { eraseRecords, type Erased } from './erase-records.ts'
import { findPerson, MAX_FOUND } from './find-person.ts'
import { forgetSearches } from './forget-searches.ts'
import { compactText, personNeedles } from './person-text.ts'

const PATH = '/api/v1/tenants/:tenant/personal-data'
const OWNERS = { tenant: 'owner' } as const
/** A shorter text finds half of all people. */
const MIN_CHARACTERS = 2

const sides = v.strictObject({ ja: v.nullable(v.string()), en: v.nullable(v.string()) })
const query = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.check(isStorable))
const chosen = v.pipe(
  v.array(v.strictObject({ type: v.pipe(v.string(), v.maxLength(100)), id: v.pipe(v.string(), v.check(isId)) })),
  v.maxLength(MAX_FOUND),
)

const found = v.strictObject({
  type: v.string(),
  id: v.string(),
  title: sides,
  createdAt: v.string(),
  deletedAt: v.nullable(v.string()),
  isPublic: v.boolean(),
  isRemoved: v.boolean(),
  fields: v.array(v.string()),
  revisions: v.number(),
  files: v.number(),
  outcome: v.picklist(ERASURE_OUTCOMES),
  reason: v.nullable(v.picklist(['tax', 'account'])),
  keptUntil: v.nullable(v.string()),
})

const numbers = v.strictObject({
  records: v.number(),
  emptied: v.number(),
  kept: v.number(),
  revisions: v.number(),
  files: v.number(),
  mails: v.number(),
})

type Call = AuthorCall & { readonly params: Readonly<Record<'tenant', string>> }

const storeOf = (services: ContentServices, call: Call): TenantStore =>
  services.store.forTenant({ ...authorOf(call), role: 'owner' }, tenantOf(services, call.params.tenant))

/** Logs that records of several types were read. */
const noteAll = (services: ContentServices, call: Call, kind: PersonalReadKind, records: readonly ChosenRecord[]): void => {
  const { number } = tenantOf(services, call.params.tenant)
  for (const [type, all] of Map.groupBy(records, (record) => record.type))
    services.personalReads.note({ tenant: number, author: authorOf(call), kind, type, ids: all.map(({ id }) => id) })
}

const needlesOf = (text: string): readonly string[] => {
  if ([...compactText(text)].length < MIN_CHARACTERS) throw badRequest('malformed-parameter', 'query')
  return personNeedles(text)
}

const search = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: `${PATH}/search`,
    guard: OWNERS,
    stepUp: 'export-people',
    schemas: { body: v.strictObject({ query }), output: v.strictObject({ items: v.array(found), isComplete: v.boolean() }) },
    handler: async (call) => {
      const store = storeOf(services, call)
      const items = await findPerson((work) => store.writeAside(work), store.tenant.contentTypes, needlesOf(call.body.query))
      // To be found by a name is to be read.
      noteAll(services, call, 'list', items.slice(0, MAX_FOUND))
      return privateJson({ items: items.slice(0, MAX_FOUND), isComplete: items.length <= MAX_FOUND })
    },
  })

const disclosure = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: `${PATH}/disclosure`,
    guard: OWNERS,
    stepUp: 'export-people',
    schemas: {
      body: v.strictObject({ records: chosen, format: v.picklist(['html', 'json']), locale: v.picklist(LOCALES) }),
      output: v.strictObject({ file: v.string() }),
    },
    handler: async (call) => {
      const { records, format, locale } = call.body
      const store = storeOf(services, call)
      const { tenant } = store
      const messages = await services.messagesOf(tenant.slug, locale)
      const disclosed = await store.writeAside(async (tx) => {
        for (const { type, id } of records) await writeAudit(tx, { action: 'disclose', type, id, changes: [] })
        return discloseRecords(tx, records, { locale, messages })
      })
      noteAll(services, call, 'disclosure', records)
      const file = { site: tenant.names[locale], date: dateInTimeZone(new Date()), records: disclosed }
      return privateJson({ file: format === 'html' ? disclosurePage(file, locale) : JSON.stringify(file, null, 2) })
    },
  })

/** Ends a transaction that only counts. */
class Counted extends Error {
  readonly erased: Erased

  constructor(erased: Erased) {
    super('counted')
    this.erased = erased
  }
}

const countOf = ({ pictures: _pictures, ...count }: Erased): ErasureCount => count

/** Refuses records in which the person is not found any more: somebody else may be in their place. */
const stillFound = async (
  store: TenantStore,
  needles: readonly string[],
  records: readonly ChosenRecord[],
): Promise<readonly ChosenRecord[]> => {
  const names = new Set(records.map(({ type }) => type))
  const items = await findPerson(
    (work) => store.writeAside(work),
    store.tenant.contentTypes,
    needles,
    (type) => names.has(type),
  )
  const ids = new Set(items.map(({ id }) => id))
  return records.filter(({ id }) => ids.has(id))
}

const erasure = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: `${PATH}/erasure`,
    guard: OWNERS,
    stepUp: 'erase-people',
    schemas: { body: v.strictObject({ query, records: chosen, isConfirmed: v.boolean() }), output: numbers },
    handler: async (call) => {
      const store = storeOf(services, call)
      const needles = needlesOf(call.body.query)
      const records = await stillFound(store, needles, call.body.records)
      const work = async (tx: WriteTx): Promise<Erased> => {
        const erased = await eraseRecords(tx, records)
        if (!call.body.isConfirmed) throw new Counted(erased)
        await forgetSearches(tx, needles)
        return erased
      }
      try {
        const erased = await store.write(work)
        for (const picture of erased.pictures) await removeFiles(services.media, picture)
        return privateJson(countOf(erased))
      } catch (error) {
        if (error instanceof Counted) return privateJson(countOf(error.erased))
        throw error
      }
    },
  })

/** Returns the endpoints for the requests of one person: the search, the file to disclose, and the erasure. Owners only. */
export const personEndpoints = (services: ContentServices): readonly Endpoint[] =>
  [search(services), disclosure(services), erasure(services)].map((endpoint) => withAdminAccessAudit(services, endpoint))
