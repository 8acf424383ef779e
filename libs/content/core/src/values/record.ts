import type { Locale } from '@captain/locale'
import type { AnyContentType, ContentType } from '../declaration/content-type.ts'
import type { Fields, InputOf, RequiredKeys, ValueOf } from '../fields/field.ts'
import { sidesOf } from '../fields/sides.ts'
import type { State, Status, Workflow, WORKFLOWS } from '../workflows/workflow.ts'

/** Person as records name them; the name remains after the account is deleted. */
export type Person = { readonly id: string | null; readonly name: string }

/** System fields of every record (content model, G.base). Times are ISO in UTC. */
export type SystemFields = {
  readonly id: string
  readonly createdAt: string
  readonly createdBy: Person | null
  readonly updatedAt: string
  readonly updatedBy: Person | null
  readonly localeUpdatedAt: Readonly<Record<Locale, string | null>>
  /** Paths of the fields whose English stayed unchanged when their Japanese changed. */
  readonly englishBehind?: readonly string[]
  readonly lockVersion: number
  readonly deletedAt: string | null
  readonly state: State
}

type Publication = {
  readonly firstPublishedAt: string | null
  /** When the published copy was last replaced; null if the record is not public. */
  readonly publishedAt: string | null
  /** Whether the working copy differs from the published copy. */
  readonly hasUnpublishedChanges: boolean
}

type StatusOf<W extends Workflow> = { readonly status: (typeof WORKFLOWS)[W]['statuses'][number] }

type WorkflowSystemFields = {
  readonly publish: StatusOf<'publish'> & Publication
  readonly legal: StatusOf<'legal'> & Publication
  readonly inbox: StatusOf<'inbox'>
  readonly order: StatusOf<'order'>
  readonly toggle: Record<never, never>
  readonly plain: Record<never, never>
  readonly singleton: Record<never, never>
}

/** Record as the staff API returns it: flat, with localised fields as `{ ja, en }`. */
export type RecordOf<C> =
  C extends ContentType<string, infer W, infer F>
    ? SystemFields & WorkflowSystemFields[W & Workflow] & { readonly [N in keyof F]: ValueOf<F[N]> } & WorkflowValues<C>
    : never

type WorkflowValues<C> = C extends { readonly fields: infer All } ? { readonly [N in keyof All]: ValueOf<All[N]> } : never

/** The names that the declaration of a type uses for its list; of a descending sort key the field. */
type ListedIn<C> = C extends { readonly '~listed'?: infer Listed } ? (Listed extends `-${infer Name}` ? Name : Listed) : never

type WorkflowOf<C> = C extends { readonly workflow: infer W extends Workflow } ? W : never

/** Whether the list of a type returns a field: its declaration names it, its workflow lists it, or it is the slug. */
type IsListed<C, Name, F> = Name extends ListedIn<C> | (typeof WORKFLOWS)[WorkflowOf<C>]['listFields'][number]
  ? true
  : F extends { readonly kind: 'slug' }
    ? true
    : false

type ListedValues<C> = C extends { readonly fields: infer All }
  ? { readonly [N in keyof All as true extends IsListed<C, N, All[N]> ? N : never]: ValueOf<All[N]> }
  : never

/** Record in a list of the staff API: only the fields that the declaration names for the list. The full record comes from `get`. */
export type ListedRecordOf<C> = SystemFields &
  WorkflowSystemFields[WorkflowOf<C>] &
  Pick<AnyRecord, 'readAt' | 'deletedBy' | 'counted' | 'excerpt'> &
  ListedValues<C>

type Declared<C> = C extends { readonly fields: infer All extends Fields } ? All : never

/** Body of a create request. */
export type CreateInput<C> = {
  readonly [N in Exclude<RequiredKeys<Declared<C>>, 'sortOrder'>]: InputOf<Declared<C>[N]>
} & {
  readonly [N in keyof Declared<C>]?: InputOf<Declared<C>[N]>
}

/** Body of an update request: only the changed fields. */
export type UpdateInput<C> = { readonly [N in keyof Declared<C>]?: InputOf<Declared<C>[N]> }

/** Record of which only the runtime shape is known. */
export type AnyRecord = SystemFields & {
  readonly status?: Status
  readonly firstPublishedAt?: string | null
  readonly publishedAt?: string | null
  readonly hasUnpublishedChanges?: boolean
  /** For a message: when the caller first read it; null while unread. */
  readonly readAt?: string | null
  /** For a record in the trash list: who deleted it. */
  readonly deletedBy?: Person | null
  /** For a record in a list: the beginning of the text that the declaration names, on one line; null if it is empty or masked. */
  readonly excerpt?: string | null
  /** For a record in a list: numbers of the records that refer to it, by the name of the counting column. */
  readonly counted?: Readonly<Record<string, Count>>
} & Readonly<Record<string, unknown>>

/** Labels of referenced records by id, so that a list needs one request. */
export type Included = {
  readonly records: Readonly<Record<string, IncludedRecord>>
  readonly media: Readonly<Record<string, IncludedMedia>>
  readonly accounts: Readonly<Record<string, Person>>
}

export type IncludedRecord = {
  readonly id: string
  readonly type: string
  readonly title: Readonly<Record<Locale, string | null>>
  readonly state: State
  readonly image: string | null
  readonly color: string | null
}

/** Point in an image: fractions of its width and height from the top left, as decimal texts from 0 to 1. */
export type FocalPoint = { readonly x: string; readonly y: string }

export type IncludedMedia = {
  readonly id: string
  readonly url: string
  readonly thumbnailUrl: string
  readonly width: number | null
  readonly height: number | null
  readonly originalName: string
  readonly mimeType: string
  readonly size: number
  readonly alt: Readonly<Record<Locale, string | null>>
  readonly focalPoint: FocalPoint | null
}

export type Count = { readonly value: number; readonly capped: boolean }

export type ListResponse<R = AnyRecord> = {
  readonly items: readonly R[]
  readonly next: string | null
  readonly count: Count
  /** Number of records of each state, if requested. */
  readonly states?: Readonly<Partial<Record<State, Count>>>
  readonly included: Included
}
export type RecordResponse<R = AnyRecord> = R & { readonly included: Included }

/** Returns the record's title in a language, falling back to Japanese, else ''. */
export const titleOf = (type: AnyContentType, record: Readonly<Record<string, unknown>>, locale: Locale): string => {
  const value = record[type.title]
  if (typeof value === 'string') return value
  const sides = sidesOf(value)
  const text = sides[locale] ?? sides.ja
  return typeof text === 'string' ? text : ''
}
