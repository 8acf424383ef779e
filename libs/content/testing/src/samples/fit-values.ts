import type { Fields, FieldIssue, ValidationResult, Values } from '@captain/content-core'
import { noSampleError } from '../errors.ts'
import { RULE_SAMPLES } from './rule-samples.ts'
import { fieldAt, valueAt, withValueAt } from './value-path.ts'

const MAX_ROUNDS = 12

const better = (name: string, fields: Fields, values: Values, { path, rule, params }: FieldIssue): Values => {
  const make = RULE_SAMPLES[rule]
  if (make === undefined) throw noSampleError(`${name}.${path}`, rule)
  const config: Readonly<Record<string, unknown>> = fieldAt(fields, path)?.config ?? {}
  const maxBytes = typeof config['maxBytes'] === 'number' ? config['maxBytes'] : 200
  const options = Array.isArray(config['options']) ? (config['options'] as readonly string[]) : []
  return withValueAt(values, path, make({ params, value: valueAt(values, path), maxBytes, options })) as Values
}

/** Replaces values that violate a rule until none does. */
export const fitValues = (name: string, fields: Fields, start: Values, check: (values: Values) => ValidationResult): Values => {
  let values = start
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const checked = check(values)
    if (checked.ok) return values
    for (const issue of checked.issues) values = better(name, fields, values, issue)
  }
  throw noSampleError(name, 'all of them at once')
}
