import { contentTypeOf, nestedFields, ruleCodesOf, type AnyField, type Tenant } from '@captain/content-core'
import { isRemoved, originOf } from '../declared/abilities.ts'

/** Properties of a field that a suite does not read; all others, and any that a field may get, distinguish fields. */
export type Unread = Exclude<keyof AnyField, 'kind' | 'config' | '~value'>

/** What only screens read. */
export const ON_SCREENS = ['inForm', 'isReadOnlyInForm'] as const satisfies readonly Unread[]
/** What the public reads is for suites of the delivery API. */
export const IN_PUBLIC = ['visibility'] as const satisfies readonly Unread[]

const MAX_DISTINCT_OPTIONS = 4

/** Returns the life of the records that a field refers to. */
const targetOf = (name: unknown, tenant: Tenant) => {
  const type = contentTypeOf(tenant, String(name))
  return type === null ? null : { workflow: type.workflow, origin: originOf(type), isRemoved: isRemoved(type) }
}

/**
 * Returns the configuration of a kind without its figures and names: a limit of 60 bytes is as one of 90, and samples distinguish no more
 * than four options. The tests of each type's own limits run for each type.
 */
const configOf = (field: AnyField, tenant: Tenant, unread: readonly Unread[]): object => {
  const nested = nestedFields(field)
  return Object.fromEntries(
    Object.entries<unknown>(field.config).flatMap(([key, value]) => {
      if (key === 'of' && nested !== null) return [[key, Object.values(nested).map((one) => fieldFact(one, tenant, unread))]]
      if (key === 'to') return [[key, targetOf(value, tenant)]]
      if (key === 'options' && Array.isArray(value)) return [[key, Math.min(value.length, MAX_DISTINCT_OPTIONS)]]
      if (typeof value === 'number') return []
      return [[key, typeof value === 'object' && value !== null && !Array.isArray(value) ? 'set' : value]]
    }),
  )
}

/** Returns what distinguishes a field from others, without its name, its labels and its figures. */
export const fieldFact = (field: AnyField, tenant: Tenant, unread: readonly Unread[] = []): object => {
  const { config: _, defaultValue, compute, convert, ...flags } = field
  const fact = {
    ...flags,
    config: configOf(field, tenant, unread),
    rules: ruleCodesOf(field).toSorted(),
    defaultValue: defaultValue === null || 'value' in defaultValue ? defaultValue !== null : defaultValue,
    compute: compute !== null,
    convert: convert !== null,
  }
  return Object.fromEntries(Object.entries(fact).filter(([name]) => !unread.some((one) => one === name)))
}
