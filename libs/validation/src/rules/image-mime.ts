import { rule, type Rule } from '../rule.ts'

const IMAGE = /^image\/[a-z0-9][a-z0-9!#$&^_.+-]*$/i

/** Requires a media type of an image, as the browser declares it; the server detects the real type from the bytes. */
export const imageMime = <Value = string>(): Rule<Value> =>
  rule<Value>('imageMime', {}, (value) => typeof value === 'string' && IMAGE.test(value))
