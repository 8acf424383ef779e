import * as v from 'valibot'
import { codedCheck } from '../coded-check.ts'

/** Items of a list or rows of a table; no text of ours comes near this. */
const MAX_ITEMS = 10_000

/** An array that is counted before a look at any of its items. */
export const boundedArray = <Item>(item: v.GenericSchema<unknown, Item>, max = MAX_ITEMS): v.GenericSchema<unknown, Item[]> =>
  v.pipe(
    v.array(v.unknown()),
    codedCheck('maxCount', { count: max }, (items: unknown[]) => items.length <= max),
    v.array(item),
  )
