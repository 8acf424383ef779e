import { currentClock, type Clock } from '../validation/clock.ts'
import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import type { DeliveredFile, DeliveredMedia, DeliveredReference } from '../fields/kind-definition.ts'
import type { AnyContentType, ContentType } from '../declaration/content-type.ts'
import type { Field, Fields, Localized, ValueOf } from '../fields/field.ts'
import type { Price } from '../fields/price.ts'
import type { Count } from '../values/record.ts'

type Plain<V> = V extends Localized<infer Side> ? Side : V

/** The value of a field in the delivery API, flattened to the requested language. */
export type DeliveredValue<F> =
  F extends Field<'image', infer _V>
    ? DeliveredMedia | null
    : F extends Field<'file', infer _V>
      ? DeliveredFile | null
      : F extends Field<'reference', infer _V>
        ? DeliveredReference | null
        : F extends Field<'references', infer _V>
          ? readonly DeliveredReference[]
          : F extends Field<'price', infer _V>
            ? (Price & { readonly amountIncl: number }) | null
            : Plain<ValueOf<F>>

type FieldsOf<C> = C extends { readonly fields: infer F extends Fields } ? F : never

/** Record as the delivery API returns it; `public` in the declaration decides which fields appear in lists. */
export type DeliveredRecord<C extends Pick<ContentType, 'fields'>> = {
  readonly id: string
  readonly updatedAt: string
  readonly firstPublishedAt?: string | null
  /** Names of the fields without text in the requested language, which fell back to Japanese. */
  readonly fallback: readonly string[]
  /** Paths of the fields without English text, in both languages; absent from lists. */
  readonly untranslated?: readonly string[]
} & { readonly [N in keyof FieldsOf<C>]?: DeliveredValue<FieldsOf<C>[N]> }

export type DeliveredList<R> = { readonly items: readonly R[]; readonly next: string | null; readonly count: Count }

/** Returns a path of the delivery API. */
export const deliveryPath = (tenant: string, type: string, locale: Locale, key?: string): string =>
  `/api/v1/public/${tenant}/${type}${key === undefined ? '' : `/${encodeURIComponent(key)}`}?locale=${locale}`

/** Returns the address of the public page of a record in a language; null if the type has none or the record is not public. */
export const publicPage = (
  type: AnyContentType,
  record: Readonly<Record<string, unknown>>,
  locale: Locale,
  clock: Clock = currentClock(),
): string | null => {
  if (type.publicPath === null || !type.publicWhen(record, clock)) return null
  const path = type.publicPath.replace(/\{(\w+)\}/g, (_brace, field: string) => encodeURIComponent(String(record[field])))
  return localizePath(path, canonicalPrefix(locale))
}
