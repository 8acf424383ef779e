import { badRequest } from '@captain/http-server'
import * as v from 'valibot'

/** Counts go as far as this, since counting more takes time and tells nothing. */
export const COUNTED = 1000

export const pageCount = v.strictObject({ value: v.number(), capped: v.boolean() })

/** Where a page ended: the order that it belongs to and the keys of its last row. */
export const encodeCursor = (order: string, keys: readonly string[]): string =>
  Buffer.from(JSON.stringify([order, ...keys])).toString('base64url')

/** Reads a cursor of an order with that many keys. Throws the 400 that names `after`. */
export const decodeCursor = (text: string, order: string, count: number): readonly string[] => {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw badRequest('malformed-parameter', 'after')
  }
  const isFitting =
    Array.isArray(parts) &&
    parts.length === count + 1 &&
    parts[0] === order &&
    parts.every((part) => typeof part === 'string' && !part.includes('\0'))
  if (!isFitting) throw badRequest('malformed-parameter', 'after')
  return (parts as readonly string[]).slice(1)
}

/** The total as it is told when up to one more than COUNTED were counted. */
export const cappedCount = (counted: number): v.InferOutput<typeof pageCount> => ({
  value: Math.min(counted, COUNTED),
  capped: counted > COUNTED,
})

/** Query parameters that every list of this kind takes. */
export const pageParameters = {
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)), '25'),
  after: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000))),
  locale: v.optional(v.picklist(['ja', 'en'])),
}
