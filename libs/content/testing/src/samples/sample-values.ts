import { validate, writableFields, type AnyContentType, type RuleIssue, type Values } from '@captain/content-core'
import { noSampleError } from '../errors.ts'
import { RULE_SAMPLES } from './rule-samples.ts'
import type { SampleContext } from './sample-context.ts'
import { sampleOf } from './sample-of.ts'
import { fieldAt, valueAt, withValueAt } from './value-path.ts'

const DAY = 86_400_000
const MAX_ROUNDS = 12

const isServerOrder = (type: AnyContentType, name: string): boolean => type.workflow === 'toggle' && name === 'sortOrder'

/** The place of a record in a list that people sort is the server's to give. */
const placed = (type: AnyContentType, values: Values): Values => (type.workflow === 'toggle' ? { sortOrder: 10, ...values } : values)

const workflowSamples = (type: AnyContentType, { now, variant }: SampleContext): Values => {
  const at = (days: number) => new Date(now.getTime() + (days + variant) * DAY).toISOString()
  if (type.workflow === 'publish') return { publishFrom: at(-3), publishUntil: at(90) }
  return type.workflow === 'toggle' ? { isPublished: false } : {}
}

const better = (type: AnyContentType, values: Values, { path, rule, params }: RuleIssue): Values => {
  const make = RULE_SAMPLES[rule]
  if (make === undefined) throw noSampleError(`${type.name}.${path}`, rule)
  const config: Readonly<Record<string, unknown>> = fieldAt(type.fields, path)?.config ?? {}
  const maxBytes = typeof config['maxBytes'] === 'number' ? config['maxBytes'] : 200
  const options = Array.isArray(config['options']) ? (config['options'] as readonly string[]) : []
  return withValueAt(values, path, make({ params, value: valueAt(values, path), maxBytes, options })) as Values
}

const fitted = (type: AnyContentType, start: Values): Values => {
  let values = start
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const checked = validate(type, placed(type, values), 'publish')
    if (checked.ok) return values
    for (const issue of checked.issues) values = better(type, values, issue)
  }
  throw noSampleError(type.name, 'all of them at once')
}

/** A whole record of a type, with every field filled in, valid for publishing and not public yet. */
export const sampleValues = (type: AnyContentType, context: SampleContext): Values => {
  const fields = Object.entries(writableFields(type)).filter(([name]) => !isServerOrder(type, name))
  const plain = Object.fromEntries(fields.map(([name, field], place) => [name, sampleOf(field, { ...context, place })]))
  return fitted(type, { ...plain, ...workflowSamples(type, context) })
}

/** Names of the fields without which no record can be saved; a slug is made by the server and a switch is never empty. */
export const neededNames = (type: AnyContentType): readonly string[] =>
  Object.entries(writableFields(type))
    .filter(
      ([name, field]) => field.required === 'save' && !['slug', 'boolean', 'group'].includes(field.kind) && !isServerOrder(type, name),
    )
    .map(([name]) => name)

const onlyJapanese = (type: AnyContentType, name: string, value: unknown): unknown =>
  type.fields[name]?.localized === true ? { ja: (value as { readonly ja: unknown }).ja } : value

/** The least of a whole record that every save needs, in Japanese alone. */
export const leastValues = (type: AnyContentType, whole: Values): Values => {
  let least: Values = Object.fromEntries(neededNames(type).map((name) => [name, onlyJapanese(type, name, whole[name])]))
  const slug = Object.entries(type.fields).find(([, field]) => field.kind === 'slug')?.[0]
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const checked = validate(type, placed(type, { ...(slug !== undefined && { [slug]: 'sample' }), ...least }), 'save')
    if (checked.ok) return least
    for (const { path } of checked.issues) {
      const [name = ''] = path.split('.')
      least = { ...least, [name]: onlyJapanese(type, name, whole[name]) }
    }
  }
  throw noSampleError(type.name, 'those of a first draft')
}

/** What the server makes of sent values: checked, normalised, empty where nothing was sent. */
export const storedValues = (type: AnyContentType, sent: Values): Values => {
  const checked = validate(type, placed(type, sent), 'save')
  if (!checked.ok) throw noSampleError(type.name, checked.issues.map((issue) => `${issue.path} ${issue.rule}`).join(', '))
  return checked.values
}

/** Paths of the fields that only publishing needs, sorted; the least of a record leaves them empty. */
export const pathsForPublishing = (type: AnyContentType): readonly string[] =>
  Object.entries(writableFields(type))
    .filter(([, field]) => field.required === 'publish')
    .map(([name, field]) => (field.localized ? `${name}.ja` : name))
    .sort()
