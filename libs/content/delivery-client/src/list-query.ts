import type { Field, Kind } from '@captain/content-core'

/** Range that includes both ends; one may be left open. */
export type RangeFilter<V> = { readonly from?: V; readonly to?: V }

type Ranged = 'int' | 'decimal' | 'date' | 'dateTime' | 'month' | 'time' | 'price'
type Named = 'text' | 'slug' | 'tags' | 'reference' | 'references'
type End<K> = K extends 'int' | 'price' | 'time' ? number : string
type OneOf<V> = V extends readonly (infer Each extends string)[] ? Each : V extends string ? V : never

/** Filter value of a field: one value, any of several, or a range. A referenced record is identified by id or slug. */
type FilterValue<F> =
  F extends Field<infer K extends Kind, infer V>
    ? K extends 'boolean'
      ? boolean
      : K extends Ranged
        ? End<K> | RangeFilter<End<K>>
        : K extends 'select' | 'multiSelect'
          ? OneOf<V> | readonly OneOf<V>[]
          : K extends Named
            ? string | readonly string[]
            : never
    : never

type Listed<F> = {
  readonly [N in keyof F & string]: F[N] extends { readonly visibility: 'list' } ? (FilterValue<F[N]> extends never ? never : N) : never
}[keyof F & string]

/** Value of a named filter of the type; several are passed as a list. */
export type NamedFilterValue = string | number | boolean | readonly string[]

/** Query of a list of a content type: its named filters, filters by field, search words, sort and page. */
export type ListQuery<C> = C extends { readonly fields: infer F; readonly namedFilters: infer NamedFilters }
  ? { readonly [N in keyof NamedFilters & string]?: NamedFilterValue } & {
      /** Filters by field; a field that lists do not index gets 400. */
      readonly filter?: { readonly [N in Listed<F>]?: FilterValue<F[N & keyof F]> }
      readonly sort?: Listed<F> | `-${Listed<F>}`
      /** Words that the public texts must contain. */
      readonly q?: string
      /** Records per page, 1 to 100. Default: 20. */
      readonly limit?: number
      /** `next` of the previous page. */
      readonly after?: string | null
    }
  : never

type Value = string | number | boolean | readonly string[] | RangeFilter<string | number>

/** Query of which only the runtime shape is known. */
export type AnyListQuery = Readonly<Record<string, unknown>>

const isMany = (value: Value): value is readonly string[] => Array.isArray(value)

const texts = (value: Value): readonly string[] => {
  if (isMany(value)) return value
  return typeof value === 'object' ? [`${value.from ?? ''}..${value.to ?? ''}`] : [String(value)]
}

const isGiven = (entry: [string, unknown]): entry is [string, Value] => entry[1] !== undefined && entry[1] !== null

/**
 * Encodes the query of a list: fields as `filter[name]`, repeated for any of several; named filters by their names, several values
 * separated by commas.
 */
export const listParameters = ({ filter, ...plain }: AnyListQuery): readonly (readonly [string, string])[] => [
  ...Object.entries(plain)
    .filter(isGiven)
    .map(([name, value]) => [name, texts(value).join(',')] as const),
  ...Object.entries(filter ?? {})
    .filter(isGiven)
    .flatMap(([name, value]) => texts(value).map((text) => [`filter[${name}]`, text] as const)),
]
