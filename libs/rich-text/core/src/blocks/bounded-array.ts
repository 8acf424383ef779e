import * as v from 'valibot'
import { codedCheck } from '../coded-check.ts'

/** Maximum number of list items or table rows; real texts stay far below it. */
const MAX_ITEMS = 10_000

/** Creates a schema for an array whose length is checked before its items. */
export const boundedArray = <Item>(item: v.GenericSchema<unknown, Item>, max = MAX_ITEMS): v.GenericSchema<unknown, Item[]> =>
  v.pipe(
    v.array(v.unknown()),
    codedCheck('maxCount', { count: max }, (items: unknown[]) => items.length <= max),
    v.array(item),
  )
