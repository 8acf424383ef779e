import { publicPage, type AnyContentType, type AnyRecord } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { isLive } from '../is-live.ts'

/** Returns the public page of a record. Null if it has none, is not public, or a listed record lacks the values in its path. */
export const publicPageOf = (type: AnyContentType, record: AnyRecord, locale: Locale): string | null => {
  const names = [...(type.publicPath ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const isKnown = names.every((name) => typeof record[name] === 'string' && record[name] !== '')
  return isLive(type, record) && isKnown ? publicPage(type, record, locale) : null
}
