import { isBoolean } from '../fields/boolean.ts'
import { asProse } from '../fields/long-text.ts'
import { fieldOf, listsBy, slugField, type AnyContentType } from '../declaration/content-type.ts'
import { declarationError } from '../errors.ts'
import type { AnyField, Fields } from '../fields/field.ts'
import { nestedFields } from '../fields/nested-fields.ts'
import { asReference } from '../fields/reference.ts'
import { asAnyReference } from '../fields/references.ts'
import { asSlug } from '../fields/slug.ts'
import { kindOf } from '../fields/kinds.ts'
import { secondaryFieldOf } from '../declaration/column-format.ts'
import { sampleFilterInputs } from '../declaration/filter-input.ts'
import { whereOf } from '../declaration/named-filter.ts'
import { ownerOnlyFields } from '../values/visible-type.ts'
import { isPersonalField } from '../values/personal.ts'
import { sentField } from '../replies/sent-value.ts'
import { removedTypesOf, type Tenant } from './tenant.ts'
import { checkPublicQueries } from './check-public-queries.ts'
import { checkField } from './check-field.ts'
import { checkPersonal } from './check-personal.ts'
import { checkToday } from './check-today.ts'

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const SYSTEM_SORTS = ['updatedAt', 'createdAt', 'firstPublishedAt']

/** Names of undeclared properties of records (content model, G.base and the workflows). */
const SYSTEM_NAMES: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'localeUpdatedAt',
  'englishBehind',
  'lockVersion',
  'deletedAt',
  'state',
  'status',
  'firstPublishedAt',
  'publishedAt',
  'hasUnpublishedChanges',
  'readAt',
  'counted',
  'excerpt',
  'included',
])

const twiceIn = (names: readonly string[]): string | undefined => names.find((name, position) => names.indexOf(name) !== position)

const checkSections = (path: string, type: AnyContentType): void => {
  const placed = Object.values(type.sections).flat()
  const twice = twiceIn(placed)
  if (twice !== undefined) throw declarationError(`${path}.sections`, `names "${twice}" twice`)
  const missing = Object.entries(type.fields).find(([name, field]) => field.inForm && !placed.includes(name))
  if (missing !== undefined) throw declarationError(`${path}.sections`, `omits "${missing[0]}", so editors cannot change it`)
}

const checkLists = (path: string, type: AnyContentType): void => {
  for (const part of ['columns', 'filters', 'indexed', 'listFields', 'defaultSort', 'listEditable'] as const) {
    const twice = twiceIn(type[part].map((name) => name.replace(/^-/, '')))
    if (twice !== undefined) throw declarationError(`${path}.${part}`, `names "${twice}" twice`)
  }
  for (const name of type.filters) {
    const field = fieldOf(type, name)
    if (field !== null && kindOf(field).filter === undefined)
      throw declarationError(`${path}.filters`, `names "${name}", but lists cannot filter by the kind ${field.kind}`)
  }
  if (type.mainSwitch !== null && (!isBoolean(fieldOf(type, type.mainSwitch)) || !type.columns.includes(type.mainSwitch)))
    throw declarationError(`${path}.mainSwitch`, `names "${type.mainSwitch}", which is not a boolean column`)
  const again = type.indexed.find((name) => type.filters.includes(name))
  if (again !== undefined) throw declarationError(`${path}.indexed`, `names "${again}", which is already a filter`)
  const unseen = Object.keys(type.columnFormats).find((name) => !type.columns.includes(name))
  if (unseen !== undefined) throw declarationError(`${path}.columnFormats`, `names "${unseen}", which is not a column`)
  for (const sort of type.defaultSort) {
    const name = sort.replace(/^-/, '')
    if (!(name in type.fields) && !SYSTEM_SORTS.includes(name))
      throw declarationError(`${path}.defaultSort`, `names "${name}", which is not a field`)
  }
  for (const name of type.uniqueTogether.flat()) {
    const field = fieldOf(type, name)
    if (field === null || kindOf(field).indexKeys === undefined)
      throw declarationError(`${path}.uniqueTogether`, `names "${name}", which cannot be compared`)
  }
}

/** Replies need an address to go to, and a list that only the server sets. An excerpt is made of a text. */
const checkTexts = (path: string, type: AnyContentType): void => {
  const { repliesIn, excerpt } = type
  if (repliesIn !== null) {
    const field = fieldOf(type, repliesIn)
    if (field?.setBy !== 'server' || !field.personal || !Object.hasOwn(nestedFields(field) ?? {}, 'mail'))
      throw declarationError(`${path}.repliesIn`, `names "${repliesIn}", which is no list made by replyList()`)
    if (sentField(type, 'email') === null) throw declarationError(`${path}.repliesIn`, 'needs a field of kind email that the sender sets')
  }
  const field = excerpt === null ? null : fieldOf(type, excerpt)
  if (excerpt !== null && (field === null || asProse(field) === null || field.localized || field.restrictedTo !== null))
    throw declarationError(`${path}.excerpt`, `names "${excerpt}", which is no text in one language`)
}

/** A relation count needs a reference of a declared type to this type. */
const checkCounts = (path: string, tenant: Tenant, type: AnyContentType): void => {
  for (const [name, { type: of, field: by }] of Object.entries(type.relationCounts)) {
    const at = `${path}.relationCounts.${name}`
    if (fieldOf(type, name) !== null) throw declarationError(at, 'has the name of a field')
    const counted = tenant.contentTypes.find((one) => one.name === of)
    if (asAnyReference(counted === undefined ? null : fieldOf(counted, by))?.config.to !== type.name)
      throw declarationError(at, `counts "${of}" by "${by}", which is not a reference to this type`)
  }
}

const checkNamedFilters = (path: string, type: AnyContentType): void => {
  for (const [name, namedFilter] of Object.entries(type.namedFilters)) {
    const at = `${path}.namedFilters.${name}`
    if (type.filters.includes(name)) throw declarationError(at, 'has the name of a filter')
    if (namedFilter.defaultValue !== undefined && whereOf(namedFilter, namedFilter.defaultValue, '2026-04-01') === null)
      throw declarationError(at, `has the default value "${namedFilter.defaultValue}", which its input does not accept`)
    const conditions = sampleFilterInputs(namedFilter.input).flatMap((answer) => whereOf(namedFilter, answer, '2026-04-01') ?? [])
    const missing = conditions.find(({ field }) => !listsBy(type).includes(field))
    if (missing !== undefined)
      throw declarationError(at, `filters by "${missing.field}", which is not in filters, indexed, columns or defaultSort`)
    // Readers without access to personal data can use named filters too.
    const personal = conditions.find(({ field }) => isPersonalField(type, field))
    if (personal !== undefined) throw declarationError(at, `filters by "${personal.field}", which is personal data`)
  }
}

const checkPublic = (path: string, type: AnyContentType): void => {
  if (type.screens.includes('preview-by-slug') && slugField(type) === null)
    throw declarationError(`${path}.screens`, 'previews by slug but has no field of kind slug')
  for (const [, name = ''] of type.publicPath?.matchAll(/\{(.*?)\}/g) ?? []) {
    if (name !== 'id' && (fieldOf(type, name)?.visibility ?? 'private') === 'private')
      throw declarationError(`${path}.publicPath`, `names "${name}", which is not a public field`)
  }
}

/** `publicDependsOn` must name a required reference, and its target must not depend on another record. */
const checkPublicWith = (path: string, tenant: Tenant, type: AnyContentType): void => {
  if (type.publicDependsOn === null) return
  const field = asReference(fieldOf(type, type.publicDependsOn))
  if (field?.required !== 'save')
    throw declarationError(`${path}.publicDependsOn`, `names "${type.publicDependsOn}", which is not a required reference`)
  const { to } = field.config
  if (tenant.contentTypes.some(({ name, publicDependsOn }) => name === to && publicDependsOn !== null))
    throw declarationError(`${path}.publicDependsOn`, `names "${type.publicDependsOn}", but "${to}" depends on another record itself`)
}

/** Filters of the options in forms must be filters of the target type's list. */
const checkOffers = (path: string, tenant: Tenant, field: AnyField): void => {
  const reference = asReference(field)
  if (reference === null) return
  const { to, filterOptions } = reference.config
  const filters = tenant.contentTypes.find(({ name }) => name === to)?.filters ?? []
  const missing = Object.keys(filterOptions ?? {}).find((name) => !filters.includes(name))
  if (missing !== undefined) throw declarationError(path, `filters options by "${missing}", which is not a filter of "${to}"`)
}

/** A type with a parent needs a required reference to it, and its lists filter by that reference. */
const checkUnder = (path: string, tenant: Tenant, type: AnyContentType): void => {
  if (type.parent === null) return
  const { type: above, field: by } = type.parent
  const field = asReference(fieldOf(type, by))
  if (!tenant.contentTypes.some(({ name, parent: under }) => name === above && under === null))
    throw declarationError(`${path}.parent`, `names "${above}", which is not declared or has a parent itself`)
  if (field?.config.to !== above || field.required !== 'save' || !type.filters.includes(by))
    throw declarationError(`${path}.parent`, `names "${by}", which is not a required reference to "${above}" in filters`)
}

/** Lists show titles, columns, filters and sort fields, so owner-only fields must not be among them. */
const checkOwned = (path: string, type: AnyContentType): void => {
  const owned = new Set(ownerOnlyFields(type))
  if (owned.size === 0) return
  const shown = Object.values(type.columnFormats).flatMap((look) => secondaryFieldOf(look) ?? [])
  const names = [
    type.title,
    ...type.columns,
    ...listsBy(type),
    ...shown,
    ...type.uniqueTogether.flat(),
    ...type.listEditable,
    ...type.completeness,
  ]
  const ownedName = names.find((name) => owned.has(name))
  if (ownedName !== undefined) throw declarationError(`${path}.${ownedName}`, 'is restricted to owners, but lists show it')
}

/** The address of a tenant has room for one screen, without child screens. */
const checkHome = (path: string, tenant: Tenant, type: AnyContentType): void => {
  if (!type.isHome) return
  if (type.screens.join() !== 'settings' || type.parent !== null)
    throw declarationError(`${path}.isTenantHome`, 'has screens other than its settings')
  if (tenant.contentTypes.filter(({ isHome }) => isHome).length > 1)
    throw declarationError(`${path}.isTenantHome`, 'is set by more than one type')
}

/** Records of a sheet need a required reference to its parent record, and lists filter by it. */
const checkSheet = (path: string, type: AnyContentType): void => {
  if (type.sheetParent === null) return
  const field = asReference(fieldOf(type, type.sheetParent))
  if (field?.required !== 'save' || !type.filters.includes(type.sheetParent))
    throw declarationError(`${path}.sheetParent`, `names "${type.sheetParent}", which is not a required reference in filters`)
}

/** What is removed inside a group or a row is dropped: a row stores nothing else. */
const checkRemovedInside = (path: string, type: AnyContentType, name: string, fate: 'keep' | 'drop'): void => {
  const at = `${path}.removedFields`
  const inner = name
    .split('.')
    .slice(0, -1)
    .reduce<Fields | null>((fields, part) => {
      const field = fields === null || !Object.hasOwn(fields, part) ? undefined : fields[part]
      return field === undefined ? null : nestedFields(field)
    }, type.fields)
  const last = name.split('.').at(-1) ?? ''
  if (inner === null) throw declarationError(at, `names "${name}", which is not inside a group or list`)
  if (last in inner) throw declarationError(at, `names "${name}", which is a field`)
  if (fate !== 'drop') throw declarationError(at, `keeps "${name}", but rows keep no values that no field knows: 'drop' them`)
}

/** An earlier name must be free, or its values would be those of another field. */
const checkEarlier = (path: string, type: AnyContentType): void => {
  const earlier = Object.entries(type.fields).flatMap(([name, { was }]) => (was === null ? [] : [{ name, was }]))
  for (const { name, was } of earlier)
    if (fieldOf(type, was) !== null || SYSTEM_NAMES.has(was)) throw declarationError(`${path}.${name}`, `was "${was}", which is a field`)
  const twice = twiceIn(earlier.map(({ was }) => was))
  if (twice !== undefined) throw declarationError(path, `has two fields that were "${twice}"`)
  for (const [name, fate] of Object.entries(type.removedFields))
    if (name.includes('.')) checkRemovedInside(path, type, name, fate)
    else if (fieldOf(type, name) !== null || earlier.some(({ was }) => was === name))
      throw declarationError(`${path}.removedFields`, `names "${name}", which is a field, or the earlier name of one`)
}

const checkType = (tenant: Tenant, type: AnyContentType): void => {
  const path = `${tenant.slug}.${type.name}`
  if (!KEBAB.test(type.name)) throw declarationError(path, 'is not a name in kebab-case')
  const types = tenant.contentTypes.map(({ name }) => name)
  if (type.embeddedIn !== null && !types.includes(type.embeddedIn))
    throw declarationError(`${path}.embeddedIn`, `names "${type.embeddedIn}", which is not declared`)
  for (const [name, field] of Object.entries(type.fields)) {
    if (SYSTEM_NAMES.has(name)) throw declarationError(`${path}.${name}`, 'has the name of a system field')
    checkField(`${path}.${name}`, name, field, types)
    checkOffers(`${path}.${name}`, tenant, field)
    const source = asSlug(field)?.config.from ?? null
    if (source !== null && fieldOf(type, source) === null)
      throw declarationError(`${path}.${name}`, `is generated from "${source}", which is not a field`)
  }
  for (const [name, field] of Object.entries(type.submission?.fields ?? {})) {
    checkField(`${path}.submission.${name}`, name, field, types)
  }
  checkSections(path, type)
  checkEarlier(path, type)
  checkLists(path, type)
  checkTexts(path, type)
  checkCounts(path, tenant, type)
  checkPersonal(path, type)
  checkOwned(path, type)
  checkNamedFilters(path, type)
  checkPublic(path, type)
  checkPublicWith(path, tenant, type)
  checkUnder(path, tenant, type)
  checkSheet(path, type)
  checkHome(path, tenant, type)
  for (const check of [...type.checks, ...type.warnings]) {
    const [name = ''] = check.path.split('.')
    if (!(name in type.fields)) throw declarationError(`${path}.checks`, `names "${name}", which is not a field`)
  }
}

/** An earlier name of a type must be free, or its records would be those of another one. */
const checkEarlierNames = ({ slug, contentTypes, removedTypes }: Tenant): void => {
  const earlier = contentTypes.flatMap(({ name, was }) => (was === null ? [] : [{ name, was }]))
  for (const { name, was } of earlier) {
    const path = `${slug}.${name}.was`
    if (!KEBAB.test(was)) throw declarationError(path, 'is not a name in kebab-case')
    if (contentTypes.some((type) => type.name === was)) throw declarationError(path, `names "${was}", which is a content type`)
    if (was in removedTypesOf({ removedTypes })) throw declarationError(path, `names "${was}", which was removed`)
  }
  const twice = twiceIn(earlier.map(({ was }) => was))
  if (twice !== undefined) throw declarationError(`${slug}.contentTypes`, `has two types that were "${twice}"`)
}

/** Throws with the path of the first mistake in a tenant's declaration that types cannot detect. */
export const checkTenant = (tenant: Tenant): void => {
  if (!KEBAB.test(tenant.slug)) throw declarationError(tenant.slug, 'is not a name in kebab-case')
  if (!/^#[0-9A-Fa-f]{6}$/.test(tenant.color)) throw declarationError(`${tenant.slug}.color`, `is "${tenant.color}" instead of #RRGGBB`)
  const twice = twiceIn(tenant.contentTypes.map((type) => type.name))
  if (twice !== undefined) throw declarationError(`${tenant.slug}.contentTypes`, `declares "${twice}" twice`)
  checkEarlierNames(tenant)
  for (const type of tenant.contentTypes) checkType(tenant, type)
  checkPublicQueries(tenant)
  checkToday(tenant)
}
