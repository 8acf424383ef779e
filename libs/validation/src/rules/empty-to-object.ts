import { _addIssue, type BaseIssue, type BaseTransformation, type OutputDataset } from 'valibot'
import { isObject } from '../records.ts'

type Entries = Readonly<Record<string, unknown>>

/** Converts '', null and undefined to `{}` and rejects other values that are not objects; drops an own `__proto__` key. */
export const emptyToObject = <Value>(): BaseTransformation<Value, Entries, BaseIssue<unknown>> => ({
  kind: 'transformation',
  type: 'object',
  reference: emptyToObject,
  async: false,
  '~run'(dataset, config) {
    const value: unknown = dataset.value
    if (value === '' || value === null || value === undefined) return { typed: true, value: {} }
    if (isObject(value)) return { typed: true, value: Object.fromEntries(Object.entries(value).filter(([key]) => key !== '__proto__')) }
    const refused = { typed: false as const, value }
    _addIssue({ ...this, expects: 'Object' }, 'type', refused, config, { message: 'type' })
    return refused as OutputDataset<Entries, BaseIssue<unknown>>
  },
})
