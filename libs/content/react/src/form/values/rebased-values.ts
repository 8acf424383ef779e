import type { Values } from '@captain/content-core'
import { sameValue } from './same-value.ts'

/** The values of a newer record; fields that were typed in since `sent` keep what was typed. */
export const rebasedValues = (fresh: Values, typed: Values, sent: Values): Values =>
  Object.fromEntries(Object.keys(fresh).map((name) => [name, sameValue(typed[name], sent[name]) ? fresh[name] : typed[name]]))
