import { array, boolean, literal, looseObject, nullable, number, picklist, record, strictObject, string, unknown, variant } from 'valibot'
import { NEED_KINDS } from './need-kinds.ts'
import type { Received } from './received.ts'

const labels = strictObject({ ja: string(), en: string() })
const title = strictObject({ ja: nullable(string()), en: nullable(string()) })
const count = strictObject({ value: number(), capped: boolean() })

/** A record of one of the tenant's types, with the path of its screen. */
const named = { id: string(), type: string(), title, to: nullable(string()) } as const

const fact = strictObject({
  labels,
  tone: nullable(picklist(['success', 'info', 'warning', 'critical', 'neutral'])),
  value: nullable(
    variant('kind', [
      strictObject({ kind: literal('times'), from: number(), to: nullable(number()) }),
      strictObject({ kind: literal('day'), day: string() }),
      strictObject({ kind: literal('text'), text: string() }),
    ]),
  ),
})

const part = variant('kind', [
  /** Facts of the day, from a public query of the tenant. */
  strictObject({ kind: literal('facts'), key: string(), labels, to: nullable(string()), facts: array(fact) }),
  /** Records of a type, as its list returns them, and the list that has them all. */
  strictObject({
    kind: literal('records'),
    key: string(),
    type: string(),
    labels: nullable(labels),
    /** Field that names the rows; null for the title of the type. */
    name: nullable(string()),
    /** Fields that are shown next to the name. */
    show: array(string()),
    count,
    to: string(),
    search: record(string(), string()),
    items: array(looseObject({ id: string(), lockVersion: number() })),
    included: looseObject({
      records: record(string(), unknown()),
      media: record(string(), unknown()),
      accounts: record(string(), unknown()),
    }),
  }),
  /** Drafts whose planned time has passed; `planned` is an instant, or a day for a legal document. */
  strictObject({ kind: literal('missed'), key: string(), items: array(strictObject({ ...named, planned: string() })) }),
  /** Publications that start or end within a week, or ended within the last one. */
  strictObject({
    kind: literal('plans'),
    key: string(),
    items: array(strictObject({ ...named, at: string(), change: picklist(['starts', 'ends', 'ended']) })),
  }),
  /** Drafts that the account edited last. */
  strictObject({ kind: literal('drafts'), key: string(), items: array(strictObject({ ...named, updatedAt: string() })) }),
  /** Numbers of other records that wait, with the lists that show them. */
  strictObject({
    kind: literal('waiting'),
    key: string(),
    items: array(strictObject({ kind: picklist(NEED_KINDS), type: string(), count, to: string(), search: record(string(), string()) })),
  }),
  /** A part that could not be read; it is read again by its key. */
  strictObject({ kind: literal('failed'), key: string(), type: nullable(string()), labels: nullable(labels) }),
])

/** The page of today of a tenant: what waits for the account, and what the tenant declares. Parts without content are left out. */
export const todaySchema = strictObject({
  /** The day in Asia/Tokyo, `YYYY-MM-DD`. */
  day: string(),
  parts: array(part),
})

export type TodayResponse = Received<typeof todaySchema>
