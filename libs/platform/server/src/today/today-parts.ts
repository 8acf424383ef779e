import { customRoleIn, roleAtLeast, type MemberRole, type SignedIn } from '@captain/auth-core'
import {
  clockAt,
  conditionsOf,
  fieldOf,
  homeOfType,
  isBoolean,
  isInlineImage,
  isPersonalField,
  kindOf,
  tenantForRole,
  workflowOf,
  type AnyContentType,
  type AnyField,
  type TodayFact,
  type TodayFacts,
  type TodayPart,
  type TodayRecords,
  type Tenant,
} from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { readFirstRows, readPublicQuery, type RowsCall, type Tx } from '@captain/content-server/kit'
import type { Locale } from '@captain/locale'
import type { TodayResponse } from '@captain/platform-core'
import { readMissedPublications } from '../home/read-failures.ts'
import { readOwnDrafts } from '../home/read-own-drafts.ts'
import { readPendingCounts } from '../home/read-pending-counts.ts'
import type { PlatformServices } from '../services.ts'
import { readPlans } from './read-plans.ts'

type Part = TodayResponse['parts'][number]

/** Number of rows of a part. With a main switch, staff look for the record to switch, so there are more. */
const ROWS = 6
const SWITCHED_ROWS = 60

/** Number of fields next to the name of a record for which none are declared. */
const SHOWN = 3

/** Who asks for the page of today. */
export type TodayReader = {
  readonly services: PlatformServices
  readonly context: RowsCall['context'] & { readonly actor: SignedIn }
  readonly locale: Locale
  readonly tenant: Tenant
}

type Described = {
  readonly key: string
  /** Name of the part if it cannot be read. */
  readonly type: string | null
  readonly labels: TodayRecords['labels'] | null
}

type RowSource = Described & { read(tx: Tx): Promise<Part | null> }

/**
 * A part of the page, which is read by itself; null if it has nothing to show. A part from a public query is read apart: the query takes a
 * connection itself, and would wait for it while the page keeps another.
 */
export type TodaySource = RowSource | (Described & { readApart(): Promise<Part | null> })

type Seen = { readonly declared: AnyContentType; readonly type: AnyContentType }

type Reading = TodayReader & { readonly role: MemberRole; readonly seenTenant: Tenant; readonly seen: readonly Seen[] }

const readingOf = (reader: TodayReader): Reading => {
  const { tenant, context } = reader
  const { role, actor } = context
  const seenTenant = tenantForRole(tenant, customRoleIn(actor, tenant.slug))
  const seen = tenant.contentTypes.flatMap((declared, place): readonly Seen[] => {
    const type = seenTenant.contentTypes[place]
    return type !== undefined && roleAtLeast(role, type.access.read) ? [{ declared, type }] : []
  })
  return { ...reader, role, seenTenant, seen }
}

/** Whether a value says something in a word: images, people, rows and switches do not. */
const isFacing = (field: AnyField): boolean => {
  const { pointsTo = 'record', nesting } = kindOf(field)
  return pointsTo === 'record' && nesting === undefined && !isInlineImage(field) && !isBoolean(field)
}

/** Returns the columns of a type that say the most about a row: those next to its name, without images and personal data. */
const facingFields = (type: AnyContentType): readonly string[] =>
  type.columns
    .filter((name) => {
      const field = fieldOf(type, name)
      return field !== null && name !== type.title && isFacing(field) && !isPersonalField(type, name)
    })
    .slice(0, SHOWN)

type RecordsPart = Extract<Part, { readonly kind: 'records' }>

type Rows = Pick<RecordsPart, 'key' | 'labels' | 'name' | 'search'> & {
  readonly query: Readonly<Record<string, string>>
  readonly where: TodayRecords['where']
  readonly show: readonly string[]
}

const pathOf = (tenant: Tenant, type: AnyContentType): string => untypedPath(tenant, type, homeOfType(type) ?? 'list')

const readRows = async (
  { services, context, tenant, seenTenant }: Reading,
  { declared, type }: Seen,
  { key, labels, name, search, query, where, show }: Rows,
  tx: Tx,
): Promise<RecordsPart> => {
  const found = await readFirstRows(
    services,
    tx,
    { tenant, type: declared, seen: type, context },
    {
      query,
      where: conditionsOf({ where }, clockAt(tx.now)),
      labelled: name === null ? show : [name, ...show],
      limit: type.mainSwitch === null ? ROWS : SWITCHED_ROWS,
    },
  )
  return { kind: 'records', key, type: type.name, labels, name, show, to: pathOf(seenTenant, type), search, ...found }
}

/** The records of a type that wait in it, such as new messages, the longest waiting first. */
const handledSource = (reading: Reading, seen: Seen): readonly TodaySource[] => {
  const { type } = seen
  const { handling, pending = [] } = workflowOf(type.workflow)
  const states = pending.flatMap((work) => work.states).join()
  if (handling === undefined || states === '' || !type.screens.includes('list') || type.parent !== null) return []
  const key = `type-${type.name}`
  const rows = {
    key,
    labels: null,
    name: null,
    search: { status: states },
    query: { status: states, sort: 'createdAt' },
    where: [],
  } as const
  return [
    {
      key,
      type: type.name,
      labels: null,
      read: async (tx) => {
        const part = await readRows(reading, seen, { ...rows, show: facingFields(type) }, tx)
        return part.items.length === 0 ? null : part
      },
    },
  ]
}

const recordsSource = (reading: Reading, key: string, part: TodayRecords): readonly TodaySource[] => {
  const { type: of, labels = null, where, name = null, show = [] } = part
  const seen = reading.seen.find(({ type }) => type.name === of)
  const conditions = conditionsOf(part, clockAt(new Date()))
  // A custom role that does not see a field must not see what it selects either.
  if (seen === undefined || conditions.some(({ field }) => fieldOf(seen.type, field) === null)) return []
  const isSeen = (field: string): boolean => fieldOf(seen.type, field) !== null
  const rows = {
    key,
    labels,
    name: name !== null && isSeen(name) ? name : null,
    search: {},
    query: {},
    where,
    show: show.filter(isSeen),
  }
  return [{ key, type: of, labels, read: (tx) => readRows(reading, seen, rows, tx) }]
}

type FactValue = Extract<Part, { readonly kind: 'facts' }>['facts'][number]['value']

const valueOf = ({ value }: TodayFact): FactValue => {
  if (value === undefined) return null
  if ('day' in value) return { kind: 'day', day: value.day }
  return 'text' in value ? { kind: 'text', text: value.text } : { kind: 'times', from: value.from, to: value.to }
}

const factsSource = ({ services, tenant, seenTenant, seen, locale }: Reading, key: string, given: TodayFacts): readonly TodaySource[] => {
  const { query, labels, type: name } = given
  const target = seen.find(({ type }) => type.name === name)?.type
  // What a role may not read, the facts of it are not shown either.
  if (name !== undefined && target === undefined) return []
  const to = target === undefined ? null : pathOf(seenTenant, target)
  const readApart = async (): Promise<Part> => {
    const facts = given.facts(await readPublicQuery(services, tenant, query, locale))
    return {
      kind: 'facts',
      key,
      labels,
      to,
      facts: facts.map((fact) => ({ labels: fact.labels, tone: fact.tone ?? null, value: valueOf(fact) })),
    }
  }
  return [{ key, type: null, labels, readApart }]
}

const declaredSource = (reading: Reading, part: TodayPart, place: number): readonly TodaySource[] => {
  const key = `declared-${place}`
  return 'query' in part ? factsSource(reading, key, part) : recordsSource(reading, key, part)
}

const named = <One extends { readonly type: AnyContentType }>({ type, ...rest }: One) => ({ ...rest, type: type.name })

/** Parts that every tenant has, from the workflows of its types. */
const commonSources = ({ context, role, seenTenant, seen }: Reading): readonly TodaySource[] => {
  const types = seen.map(({ type }) => type)
  const handled = new Set(types.filter(({ workflow }) => workflowOf(workflow).handling !== undefined).map(({ name }) => name))
  const source = (key: string, read: RowSource['read']): RowSource => ({ key, type: null, labels: null, read })
  return [
    source('missed', async (tx) => {
      const items = (await readMissedPublications(tx, types, role)).map(named)
      return items.length === 0 ? null : { kind: 'missed', key: 'missed', items }
    }),
    source('plans', async (tx) => {
      const items = await readPlans(tx, types)
      return items.length === 0 ? null : { kind: 'plans', key: 'plans', items }
    }),
    source('drafts', async (tx) => {
      const items = (await readOwnDrafts(tx, types, context.actor.account.id)).map(named)
      return items.length === 0 ? null : { kind: 'drafts', key: 'drafts', items }
    }),
    source('waiting', async (tx) => {
      const counts = await readPendingCounts(
        tx,
        types.filter(({ name }) => !handled.has(name)),
      )
      const items = counts.map(({ kind, type, count, search }) => ({
        kind,
        type: type.name,
        count,
        to: untypedPath(seenTenant, type, 'list'),
        search,
      }))
      return items.length === 0 ? null : { kind: 'waiting', key: 'waiting', items }
    }),
  ]
}

/** Returns the parts of the page of today that a reader may see, in order. */
export const todaySources = (reader: TodayReader): readonly TodaySource[] => {
  const reading = readingOf(reader)
  const declared = (reader.tenant.today ?? []).flatMap((part, place) => declaredSource(reading, part, place))
  return [...reading.seen.flatMap((seen) => handledSource(reading, seen)), ...declared, ...commonSources(reading)]
}
