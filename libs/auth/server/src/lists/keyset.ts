import { badRequest } from '@captain/http-server'
import * as v from 'valibot'

/** Maximum of counts, because counting further is slow and of no use. */
export const COUNTED = 1000

export const pageCount = v.strictObject({ value: v.number(), capped: v.boolean() })

/** End of a page: its sort order and the keys of its last row. */
export const encodeCursor = (order: string, keys: readonly string[]): string =>
  Buffer.from(JSON.stringify([order, ...keys])).toString('base64url')

const isKey = (part: unknown): part is string => typeof part === 'string' && !part.includes('\0')

/** Parses a cursor of an order with the given number of keys. Throws a 400 that names `after`. */
export const decodeCursor = (text: string, order: string, count: number): readonly string[] => {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw badRequest('malformed-parameter', 'after')
  }
  const [orderOfPart, ...keys] = Array.isArray(parts) && parts.every(isKey) ? parts : []
  if (orderOfPart !== order || keys.length !== count) throw badRequest('malformed-parameter', 'after')
  return keys
}

/** Returns the total of a list, given a count of up to COUNTED + 1. */
export const cappedCount = (counted: number): v.InferOutput<typeof pageCount> => ({
  value: Math.min(counted, COUNTED),
  capped: counted > COUNTED,
})

/** Query parameters that every keyset list accepts. */
export const pageParameters = {
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)), '25'),
  after: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000))),
  locale: v.optional(v.picklist(['ja', 'en'])),
}
