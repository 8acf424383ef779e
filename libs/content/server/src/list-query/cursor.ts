import { badRequest } from '@captain/http-server'

/** The end of a page: its sort and the keys of its last row. */
export type Cursor = { readonly sort: string; readonly keys: readonly string[] }

export const encodeCursor = ({ sort, keys }: Cursor): string => Buffer.from(JSON.stringify([sort, ...keys])).toString('base64url')

const isKey = (part: unknown): part is string => typeof part === 'string' && !part.includes('\0')

/** Parses a cursor for a sort with `count` keys. Throws 400 if it is malformed or belongs to another sort. */
export const decodeCursor = (text: string, sort: string, count: number): readonly string[] => {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw badRequest('malformed-parameter', 'after')
  }
  const [sortOfPart, ...keys] = Array.isArray(parts) && parts.every(isKey) ? parts : []
  if (sortOfPart !== sort || keys.length !== count) throw badRequest('malformed-parameter', 'after')
  return keys
}
