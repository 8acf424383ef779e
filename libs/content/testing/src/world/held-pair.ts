import { isDeepStrictEqual } from 'node:util'
import { kindOf, type AnyField, type AnyRecord } from '@captain/content-core'
import { allPages } from './all-pages.ts'
import type { World } from './world.ts'

/** Returns two records for which the server set different values; null if there are none. */
export const heldPair = async ({ client, type }: World, name: string): Promise<readonly [AnyRecord, AnyRecord] | null> => {
  const field = type.fields[name] as AnyField
  const held = (await allPages(client.list)).filter((record) => !kindOf(field).isEmpty(record[name]))
  const [first] = held
  const second = held.find((record) => !isDeepStrictEqual(record[name], first?.[name]))
  return first === undefined || second === undefined ? null : [first, second]
}
