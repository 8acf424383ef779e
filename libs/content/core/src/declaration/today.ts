import type { Locale } from '@captain/locale'
import type { Clock } from '../validation/clock.ts'
import type { FieldNameIn } from '../typed-values.ts'
import type { Tone } from './column-format.ts'
import type { AnyContentType } from './content-type.ts'
import type { FilterCondition } from './named-filter.ts'
import type { DeclaredPublicQuery, PublicResponseOf } from './public-query.ts'

/** A fact of the day, such as opening hours: what it is, and its value. */
export type TodayFact = {
  /**
   * What the fact says, or is about if it has a value.
   *
   * @example { ja: '本日営業', en: 'Open today' }
   */
  readonly labels: Readonly<Record<Locale, string>>
  /**
   * Emphasis; each tone has its shape and colour. Left out: none.
   *
   * @example 'success'
   */
  readonly tone?: Tone
  /**
   * Value: a range of times in minutes after midnight, a day, or a text.
   *
   * @example { from: 690, to: 1380 }
   */
  readonly value?: { readonly from: number; readonly to: number | null } | { readonly day: string } | { readonly text: string }
}

/** Records that the page of today shows, with their acts: the main switch, or the next transition. */
export type TodayRecords = {
  /**
   * Content type of the records.
   *
   * @example 'tea'
   */
  readonly type: string
  /**
   * Title of the part. Left out: the plural name of the type.
   *
   * @example { ja: '本日のお茶', en: 'Today’s teas' }
   */
  readonly labels?: Readonly<Record<Locale, string>>
  /**
   * Conditions of the records, on fields that lists filter by; a function for those that depend on the day. Left out: all records.
   *
   * @example ({ today }) => [{ field: 'servedOn', in: [today] }]
   */
  readonly where?: readonly FilterCondition[] | ((clock: Clock) => readonly FilterCondition[])
  /**
   * Field that names the rows. Left out: the title of the type.
   *
   * @example 'cast'
   */
  readonly name?: string
  /**
   * Fields of the list that are shown next to the name. Left out: none.
   *
   * @example ['price']
   */
  readonly show?: readonly string[]
}

/** Facts of the day that a public query of the tenant computes. */
export type TodayFacts = {
  /**
   * Path of a public query that takes no parameters.
   *
   * @example '/today'
   */
  readonly query: string
  /**
   * Title of the part.
   *
   * @example { ja: '今日の営業', en: 'Today’s opening' }
   */
  readonly labels: Readonly<Record<Locale, string>>
  /**
   * Content type whose list the part links to.
   *
   * @example 'tea'
   */
  readonly type?: string
  /**
   * Returns the facts of a response.
   *
   * @example ({ isOpen }) => [{ labels: { ja: isOpen ? '本日営業' : '本日休業', en: isOpen ? 'Open today' : 'Closed today' } }]
   */
  facts(response: unknown): readonly TodayFact[]
}

/** A part of the page of today that a tenant declares. */
export type TodayPart = TodayRecords | TodayFacts

type ConditionOf<C> = FilterCondition & { readonly field: FieldNameIn<C> }

/** `TodayRecords` with the names of a content type. */
type TodayRecordsOf<C> = C extends AnyContentType
  ? Omit<TodayRecords, 'type' | 'where' | 'name' | 'show'> & {
      readonly type: C['name']
      readonly where?: readonly ConditionOf<C>[] | ((clock: Clock) => readonly ConditionOf<C>[])
      readonly name?: FieldNameIn<C>
      readonly show?: readonly FieldNameIn<C>[]
    }
  : never

/** `TodayFacts` with the response of a public query. */
type TodayFactsOf<Query, TypeName extends string> = Query extends DeclaredPublicQuery
  ? Omit<TodayFacts, 'query' | 'type' | 'facts'> & {
      readonly query: Query['path']
      readonly type?: TypeName
      readonly facts: (response: PublicResponseOf<Query>) => readonly TodayFact[]
    }
  : never

/** The parts of the page of today that a tenant with these types and public queries may declare. */
export type TodayPartOf<Types extends readonly AnyContentType[], Queries extends readonly DeclaredPublicQuery[]> =
  | TodayRecordsOf<Types[number]>
  | TodayFactsOf<Queries[number], Types[number]['name']>

/** Returns the screen with all records of a type: its list, or the settings of its only record; null for a type without one. */
export const homeOfType = ({ screens, parent }: AnyContentType): 'list' | 'settings' | null => {
  if (parent !== null) return null
  return screens.includes('list') ? 'list' : screens.includes('settings') ? 'settings' : null
}

/** Returns the conditions of the records at a time. */
export const conditionsOf = (
  { where = [] }: { readonly where?: TodayRecords['where'] | undefined },
  clock: Clock,
): readonly FilterCondition[] => (typeof where === 'function' ? where(clock) : where)

/** Last part of the address of the page of today. */
export const TODAY = 'today'

/** Returns the path of a tenant's page of today. */
export const todayPath = (tenant: string): string => `/captain/tenant/${tenant}/${TODAY}`
