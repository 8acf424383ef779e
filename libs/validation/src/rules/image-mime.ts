import { rule, type Rule } from '../rule.ts'

const IMAGE = /^image\/[a-z0-9][a-z0-9!#$&^_.+-]*$/i

/** A media type of an image, as the browser declares it; what a file really holds is decided by its bytes on the server. */
export const imageMime = <Value = string>(): Rule<Value> =>
  rule<Value>('imageMime', {}, (value) => typeof value === 'string' && IMAGE.test(value))
