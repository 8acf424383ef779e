import type { Values } from '@captain/content-core'
import { sameValue } from './same-value.ts'

/** Returns the values of a newer record; fields changed since `sent` keep their input. */
export const rebasedValues = (fresh: Values, typed: Values, sent: Values): Values =>
  Object.fromEntries(Object.keys(fresh).map((name) => [name, sameValue(typed[name], sent[name]) ? fresh[name] : typed[name]]))
