import { validate, writableFields, type AnyContentType, type Fields, type Values } from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'
import { fieldsSetBy } from '../declared/abilities.ts'
import { noSampleError } from '../errors.ts'
import { fitValues } from './fit-values.ts'
import type { SampleContext } from './sample-context.ts'
import { sampleOf } from './sample-of.ts'

const DAY = 86_400_000
const MAX_ROUNDS = 12
const ANY_ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

const isServerOrder = (type: AnyContentType, name: string): boolean => type.workflow === 'toggle' && name === 'sortOrder'

/** Adds the sort order, which only the server sets in lists that staff sort. */
const placed = (type: AnyContentType, values: Values): Values => (type.workflow === 'toggle' ? { sortOrder: 10, ...values } : values)

const workflowSamples = (type: AnyContentType, { now, variant }: SampleContext): Values => {
  const at = (days: number) => new Date(now.getTime() + (days + variant) * DAY).toISOString()
  if (type.workflow === 'publish') return { publishFrom: at(-3), publishUntil: at(90) }
  if (type.workflow === 'legal') return { effectiveDate: dateInTimeZone(now) }
  return type.workflow === 'toggle' ? { isPublished: false } : {}
}

/** Returns a value of each field by its kind alone. */
export const samplesOf = (fields: Fields, context: SampleContext): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field], place) => [name, sampleOf(field, { ...context, place, row: 0 })]))

const checking =
  (type: AnyContentType, stage: 'save' | 'publish') =>
  (values: Values): ReturnType<typeof validate> =>
    validate(type, placed(type, values), stage)

const pick = (values: Values, fields: Fields): Values => Object.fromEntries(Object.entries(values).filter(([name]) => name in fields))

/** Returns a full record of a type with every field that staff set, valid for publishing and not yet public. */
export const sampleValues = (type: AnyContentType, context: SampleContext): Values => {
  const fields = Object.fromEntries(Object.entries(writableFields(type)).filter(([name]) => !isServerOrder(type, name)))
  const start = { ...samplesOf(fields, context), ...workflowSamples(type, context), ...context.given }
  return pick(fitValues(type.name, type.fields, start, checking(type, 'publish')), fieldsSetBy(type))
}

/** Returns valid values of all fields that any actor sets. */
export const samplesForSteps = (type: AnyContentType, context: SampleContext): Values =>
  fitValues(type.name, type.fields, { ...samplesOf(writableFields(type), context), ...context.given }, checking(type, 'save'))

/** Context without records to refer to. */
export const NOWHERE: SampleContext = {
  variant: 0,
  now: new Date(),
  given: {},
  targets: {
    record: () => ANY_ID,
    image: () => ANY_ID,
    file: () => ANY_ID,
    picture: () => ({ id: ANY_ID, url: '/media/none.png', width: null, height: null }),
    member: () => ANY_ID,
  },
}

/** Returns the values that other actors than staff set, so that rules can check the rest. */
const othersOf = (type: AnyContentType, values: Values): Values => {
  const others = { ...fieldsSetBy(type, 'sender'), ...fieldsSetBy(type, 'server') }
  if (Object.keys(others).length === 0) return {}
  const check = (filled: Values) => {
    const checked = checking(type, 'save')({ ...filled, ...values })
    return checked.ok ? checked : withoutOthers(checked, others)
  }
  return fitValues(type.name, type.fields, samplesOf(others, NOWHERE), check)
}

type Refused = Extract<ReturnType<typeof validate>, { readonly ok: false }>

const withoutOthers = ({ issues }: Refused, fields: Fields): ReturnType<typeof validate> => {
  const own = issues.filter(({ path }) => (path.split('.')[0] ?? '') in fields)
  return own.length > 0 ? { ok: false, issues: own } : { ok: true, values: {} }
}

/** Returns the names of the fields that every save needs. The server generates slugs, and toggles are never empty. */
export const neededNames = (type: AnyContentType): readonly string[] =>
  Object.entries(fieldsSetBy(type))
    .filter(
      ([name, field]) => field.required === 'save' && !['slug', 'boolean', 'group'].includes(field.kind) && !isServerOrder(type, name),
    )
    .map(([name]) => name)

const onlyJapanese = (type: AnyContentType, name: string, value: unknown): unknown =>
  type.fields[name]?.localized === true ? { ja: (value as { readonly ja: unknown }).ja } : value

/** Returns the minimal record that every save needs, in Japanese only. */
export const leastValues = (type: AnyContentType, whole: Values): Values => {
  let least: Values = Object.fromEntries(neededNames(type).map((name) => [name, onlyJapanese(type, name, whole[name])]))
  const slug = Object.entries(type.fields).find(([, field]) => field.kind === 'slug')?.[0]
  const others = othersOf(type, whole)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const checked = checking(type, 'save')({ ...(slug !== undefined && { [slug]: 'sample' }), ...others, ...least })
    if (checked.ok) return least
    for (const { path } of checked.issues) {
      const [name = ''] = path.split('.')
      least = { ...least, [name]: onlyJapanese(type, name, whole[name]) }
    }
  }
  throw noSampleError(type.name, 'those of a first draft')
}

/** Returns the stored form of sent values: checked, normalised, with empty values for omitted fields. */
export const storedValues = (type: AnyContentType, sent: Values): Values => {
  const checked = checking(type, 'save')({ ...othersOf(type, sent), ...sent })
  if (!checked.ok) throw noSampleError(type.name, checked.issues.map((issue) => `${issue.path} ${issue.rule}`).join(', '))
  return pick(checked.values, fieldsSetBy(type))
}

/** Returns the sorted paths of the fields that only publishing needs; the minimal record leaves them empty. */
export const pathsForPublishing = (type: AnyContentType): readonly string[] =>
  Object.entries(fieldsSetBy(type))
    .filter(([, field]) => field.required === 'publish')
    .map(([name, field]) => (field.localized ? `${name}.ja` : name))
    .sort()
