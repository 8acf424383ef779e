import type { readingMinutes as serverReadingMinutes } from './reading-minutes.ts'

/** Replaces the computation in browsers, which show the stored value: a declaration that imports it would load the parser of markup. */
export const readingMinutes: typeof serverReadingMinutes = () => {
  throw new TypeError('the server computes the reading time')
}
