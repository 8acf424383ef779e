import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/** Parses a value of an address. Throws for texts, and for numbers that would be written in another way: `4632e1` is a word. */
const parse = (text: string): unknown => {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && String(value) !== text) throw new TypeError('reads as a number only')
  return value
}

/** Reads and writes the search part of addresses, as the router does, without changing words that look like numbers. */
export const searchParams = { parseSearch: parseSearchWith(parse), stringifySearch: stringifySearchWith(JSON.stringify, parse) }
