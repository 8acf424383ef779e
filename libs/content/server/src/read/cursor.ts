import { badRequest } from '@captain/http-server'

/** The end of a page: its sort and the keys of its last row. */
export type Cursor = { readonly sort: string; readonly keys: readonly string[] }

export const encodeCursor = ({ sort, keys }: Cursor): string => Buffer.from(JSON.stringify([sort, ...keys])).toString('base64url')

/** Parses a cursor for a sort with `count` keys. Throws 400 if it is malformed or belongs to another sort. */
export const decodeCursor = (text: string, sort: string, count: number): readonly string[] => {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw badRequest('malformed-parameter', 'after')
  }
  const isFitting =
    Array.isArray(parts) &&
    parts.length === count + 1 &&
    parts[0] === sort &&
    parts.every((part) => typeof part === 'string' && !part.includes('\0'))
  if (!isFitting) throw badRequest('malformed-parameter', 'after')
  return (parts as readonly string[]).slice(1)
}
