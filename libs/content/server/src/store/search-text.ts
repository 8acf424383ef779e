import { createHash } from 'node:crypto'
import { gramsOfBody, type SearchScope } from './search-grams.ts'

/** A text that search looks through, as stored in `entry_text`. */
export type SearchText = {
  /** Hash of the text, its scope and the kind of grams, as a 64-bit decimal: equal for copies of a record with the same text. */
  readonly fingerprint: string
  readonly body: string
  /** Takes most of the time of a text, so only for new ones. */
  grams(): readonly number[]
}

/** Kind of grams; another number makes the next save of a record write its texts again. */
const KIND = 2

export const searchText = (body: string, scope: SearchScope): SearchText => ({
  fingerprint: createHash('sha256').update(`${KIND}/${scope.type}/${scope.stage}/${body}`).digest().readBigInt64BE(0).toString(),
  body,
  grams: () => gramsOfBody(body, scope),
})
