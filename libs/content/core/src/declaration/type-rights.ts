import {
  roleAtLeast,
  typeRightsOf,
  type CustomRole,
  type FieldAccess,
  type MemberRole,
  type TypeRight,
  type TypeRights,
} from '@captain/auth-core'
import { secondaryFieldOf } from './column-format.ts'
import { fieldOf, slugField, type AnyContentType } from './content-type.ts'
import { fieldsOfWorkflow, PUBLIC_TRANSITIONS, TRANSITION_NAMES, transitionIn, workflowOf, type Transition } from '../workflows/workflow.ts'
import type { AnyField } from '../fields/field.ts'
import { asSecret } from '../fields/secret.ts'
import { nestedFields } from '../fields/nested-fields.ts'
import type { Tenant } from '../tenant/tenant.ts'
import type { AnyCrossCheck } from '../validation/cross-check.ts'
import { computedFrom, readFields } from '../values/read-fields.ts'
import { isPersonalField } from '../values/personal.ts'

/** Rights that need the role for export or for reading; all others need the role for writing. */
const NEEDED: Readonly<Partial<Record<TypeRight, 'read' | 'export'>>> = { read: 'read', export: 'export' }

/** Returns whether custom roles may have a right on a type: what only owners may do stays with owners. */
export const isGrantable = ({ access }: AnyContentType, right: TypeRight): boolean =>
  access.read !== 'owner' && access[NEEDED[right] ?? 'write'] !== 'owner'

/** Returns the right that a transition needs. */
export const rightOfTransition = (transition: Transition): TypeRight => (PUBLIC_TRANSITIONS.has(transition) ? 'publish' : 'process')

/** Returns whether the reader of a type has a right on it: by the custom role, or by the minimum role of the type. */
export const mayDo = (type: AnyContentType, role: MemberRole, right: TypeRight): boolean =>
  type.rights === undefined ? roleAtLeast(role, type.access[NEEDED[right] ?? 'write']) : type.rights.operations.includes(right)

/** Returns whether the reader of a type may run a transition of its workflow. */
export const mayTransition = (type: AnyContentType, role: MemberRole, transition: Transition): boolean => {
  if (type.closedTransitions?.includes(transition) === true) return false
  const minimum = transitionIn(type.workflow, transition)?.role
  if (type.rights === undefined) return roleAtLeast(role, minimum ?? type.access.write)
  return minimum !== 'owner' && mayDo(type, role, rightOfTransition(transition))
}

/** Returns the fields that the right to publish covers: the toggle, the order and the period of publication. */
const publicationFields = ({ workflow }: AnyContentType): readonly string[] => Object.keys(workflowOf(workflow).resetInDuplicate ?? {})

/** Returns the right that a change of a field needs. */
export const rightOfField = (type: AnyContentType, name: string): TypeRight => {
  if (publicationFields(type).includes(name)) return 'publish'
  const isHandled = workflowOf(type.workflow).handling !== undefined && name in fieldsOfWorkflow(type.workflow)
  return isHandled ? 'process' : 'update'
}

/** Returns the rights of which one is needed to change a record: by which fields, each field decides. */
export const rightsToChange = (type: AnyContentType): readonly TypeRight[] => [
  ...new Set<TypeRight>(['update', ...Object.keys(type.fields).map((name) => rightOfField(type, name))]),
]

/** Returns whether custom roles see a field only if their rights name it: personal data, and secrets that are revealed. */
export const isShielded = (type: AnyContentType, name: string): boolean =>
  isPersonalField(type, name) || asSecret(fieldOf(type, name))?.config.isRevealable === true

/** Returns what a role may do with a field. Rights on all other fields do not include shielded ones. */
export const fieldAccess = (type: AnyContentType, { fields, otherFields }: TypeRights, name: string): FieldAccess => {
  const named = Object.hasOwn(fields, name) ? fields[name] : undefined
  return named ?? (isShielded(type, name) ? 'hidden' : otherFields)
}

/** Returns what rights allow with a field of an existing record, or of a new one. */
export const fieldAccessIn = (type: AnyContentType, rights: TypeRights, name: string, when: 'create' | 'change'): FieldAccess => {
  const own = fieldAccess(type, rights, name)
  const right = rightOfField(type, name)
  if (own === 'hidden' || (own === 'read' && Object.hasOwn(rights.fields, name))) return own
  if (right !== 'update') return rights.operations.includes(right) ? 'write' : 'read'
  return own === 'write' && !rights.operations.includes(when === 'create' ? 'create' : 'update') ? 'read' : own
}

/** Returns the fields that no role can hide: records are found, ordered and addressed by them. */
export const unhideableFields = (type: AnyContentType): ReadonlySet<string> =>
  new Set([
    type.title,
    slugField(type) ?? '',
    type.parent?.field ?? '',
    type.sheetParent ?? '',
    type.fixedRecords?.key ?? '',
    ...type.defaultSort.map((sort) => sort.replace(/^-/, '')),
    ...publicationFields(type),
    ...workflowOf(type.workflow).listFields,
  ])

/** Returns the fields of a type that rights hide, with the computed fields that follow from them and that the rights do not name. */
export const hiddenFields = (type: AnyContentType, rights: TypeRights): readonly string[] => {
  const kept = unhideableFields(type)
  const names = Object.keys(type.fields).filter((name) => !kept.has(name))
  const hidden = new Set(names.filter((name) => fieldAccess(type, rights, name) === 'hidden'))
  const computed = names.filter((name) => type.fields[name]?.compute !== null && !Object.hasOwn(rights.fields, name))
  for (const name of computed) if ([...computedFrom(type, name)].some((read) => hidden.has(read))) hidden.add(name)
  return [...hidden]
}

type Names = ReadonlySet<string>

const overlap = (one: Names, other: Names): boolean => [...one].some((name) => other.has(name))

/** Returns the fields on which the result of a rule depends, and the one that it concerns. */
const fieldsOfRule = (type: AnyContentType, check: AnyCrossCheck): Names => {
  const read = readFields(type, check, (values, before, clock) => {
    check.test(values, before, clock)
    if (typeof check.params === 'function') check.params(values, clock)
  })
  return new Set([...read, check.path.split('.')[0] ?? ''])
}

/** Returns the rules whose result would reveal the values of hidden fields. */
const rulesAbout = (type: AnyContentType, hidden: Names): readonly AnyCrossCheck[] =>
  hidden.size === 0
    ? []
    : [...(workflowOf(type.workflow).checks ?? []), ...type.checks].filter((check) => overlap(fieldsOfRule(type, check), hidden))

/**
 * Returns the visible fields that stay as they are where some are hidden: a rule compares them with a hidden one. Accepting or refusing a
 * value would reveal the other, and skipping the rule would store what it forbids.
 */
const boundFields = (type: AnyContentType, hidden: Names): readonly string[] => {
  const rules = rulesAbout(type, hidden)
  const toggle = rules.some(({ stage }) => stage === 'publish') && 'isPublished' in type.fields ? ['isPublished'] : []
  const read = new Set([...rules.flatMap((check) => [...fieldsOfRule(type, check)]), ...toggle])
  return [...read].filter((name) => !hidden.has(name))
}

/** Returns the transitions whose result would reveal the values of hidden fields. */
const closedTransitions = (type: AnyContentType, hidden: Names): readonly Transition[] => {
  if (hidden.size === 0) return []
  const publishes = rulesAbout(type, hidden).some(({ stage }) => stage === 'publish')
  return TRANSITION_NAMES.filter((name) => {
    const requires = type.transitions[name]?.requires
    const asks =
      requires !== undefined &&
      overlap(
        readFields(type, requires, (values, _before, clock) => requires(values, clock)),
        hidden,
      )
    return asks || (publishes && name === 'publish')
  })
}

const without = <Value>(record: Readonly<Record<string, Value>>, isOut: (name: string, value: Value) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => !isOut(name, value)))

/** A declaration without some fields. Its checks may read them, so they are left to the server. */
const withoutFields = (type: AnyContentType, hidden: ReadonlySet<string>): AnyContentType => {
  if (hidden.size === 0) return type
  const isHidden = (name: string) => hidden.has(name)
  const shown = (names: readonly string[]) => names.filter((name) => !isHidden(name))
  return {
    ...type,
    fields: without(type.fields, isHidden),
    columns: shown(type.columns),
    columnFormats: without(
      type.columnFormats,
      (name, look) => isHidden(name) || (look !== undefined && 'badge' in look) || isHidden(secondaryFieldOf(look) ?? ''),
    ),
    filters: shown(type.filters),
    indexed: shown(type.indexed),
    listFields: shown(type.listFields),
    excerpt: shown([type.excerpt ?? ''])[0] || null,
    repliesIn: shown([type.repliesIn ?? ''])[0] || null,
    sections: Object.fromEntries(Object.entries(type.sections).map(([section, names]) => [section, shown(names)])),
    listEditable: shown(type.listEditable),
    completeness: shown(type.completeness),
    uniqueTogether: type.uniqueTogether.filter((names) => !names.some(isHidden)),
    checks: [],
    warnings: [],
  }
}

const effectiveRights = (type: AnyContentType, role: CustomRole): TypeRights => {
  const rights = typeRightsOf(role, type.name)
  const granted = rights.operations.filter((right) => isGrantable(type, right))
  const bound = boundFields(type, new Set(hiddenFields(type, rights))).filter((name) => fieldAccess(type, rights, name) === 'write')
  return {
    ...rights,
    // Without the right to read, nothing else can be used.
    operations: granted.includes('read') ? granted : [],
    fields: { ...rights.fields, ...Object.fromEntries(bound.map((name) => [name, 'read'])) },
  }
}

const hasLanguages = (field: AnyField): boolean => field.localized || Object.values(nestedFields(field) ?? {}).some(hasLanguages)

/** Returns whether the reader of a type with these rights changes a field of some record, in some language. */
const isChangeable = (type: AnyContentType, rights: TypeRights, [name, field]: readonly [string, AnyField]): boolean => {
  const isWritten = (['create', 'change'] as const).some((when) => fieldAccessIn(type, rights, name, when) === 'write')
  return isWritten && (rights.languages === null || rightOfField(type, name) !== 'update' || hasLanguages(field))
}

/** Fields as forms show them: those that the role only reads have no input. */
const fieldsFor = (type: AnyContentType, rights: TypeRights): AnyContentType['fields'] =>
  Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) =>
      isChangeable(type, rights, [name, field])
        ? [name, field]
        : [name, { ...field, inForm: false, isReadOnlyInForm: field.inForm || field.isReadOnlyInForm }],
    ),
  )

const hiddenKind = (type: AnyContentType, names: readonly string[]): AnyContentType['hidden'] => {
  if (names.some((name) => !isShielded(type, name))) return 'any'
  return names.some((name) => isPersonalField(type, name)) ? 'personal' : 'none'
}

const narrowedType = (type: AnyContentType, role: CustomRole): AnyContentType => {
  const rights = effectiveRights(type, role)
  const has = (right: TypeRight) => rights.operations.includes(right)
  // Members with a custom role are viewers or editors elsewhere, never owners.
  const grant = (isGranted: boolean): MemberRole => (isGranted ? 'viewer' : 'owner')
  const hidden = new Set(hiddenFields(type, rights))
  const known = withoutFields(type, hidden)
  const writes = rights.operations.some((right) => right !== 'read' && right !== 'export')
  return {
    ...known,
    fields: fieldsFor(known, rights),
    screens: has('create') ? known.screens : known.screens.filter((screen) => screen !== 'new'),
    deletable: known.deletable && has('delete'),
    duplicable: known.duplicable && has('create'),
    listEditable: known.listEditable.filter((name) => fieldAccessIn(type, rights, name, 'change') === 'write' && rights.languages === null),
    access: { read: grant(has('read')), write: grant(writes), export: grant(has('export')) },
    rights,
    hiddenFields: [...hidden],
    closedTransitions: closedTransitions(type, hidden),
    hidden: hiddenKind(type, [...hidden]),
  }
}

/** Returns a type without the fields that a custom role hides, otherwise as declared; the type itself without such a role. */
export const withoutHiddenFields = (type: AnyContentType, role: CustomRole | null): AnyContentType =>
  role === null ? type : withoutFields(type, new Set(hiddenFields(type, effectiveRights(type, role))))

const narrowed = new WeakMap<CustomRole, Map<AnyContentType, AnyContentType>>()
const narrowedTenants = new WeakMap<CustomRole, Map<Tenant, Tenant>>()

/** Returns the type as a custom role sees it, or the type itself without one: the same object for the same role. */
export const typeForRole = (type: AnyContentType, role: CustomRole | null): AnyContentType => {
  if (role === null) return type
  const ofRole = narrowed.get(role) ?? new Map<AnyContentType, AnyContentType>()
  narrowed.set(role, ofRole)
  const known = ofRole.get(type) ?? narrowedType(type, role)
  ofRole.set(type, known)
  return known
}

/** Returns the tenant as a custom role sees it. */
export const tenantForRole = (tenant: Tenant, role: CustomRole | null): Tenant => {
  if (role === null) return tenant
  const ofRole = narrowedTenants.get(role) ?? new Map<Tenant, Tenant>()
  narrowedTenants.set(role, ofRole)
  const known = ofRole.get(tenant) ?? { ...tenant, contentTypes: tenant.contentTypes.map((type) => typeForRole(type, role)) }
  ofRole.set(tenant, known)
  return known
}

/** Returns whether the reader of a type hides a field from it, at the beginning of a path. */
export const isHiddenPath = ({ hiddenFields = [] }: AnyContentType, path: string): boolean =>
  hiddenFields.includes(path.split('.')[0] ?? '')
