import { fieldOf, listsBy, slugField, type AnyContentType } from '../declaration/content-type.ts'
import { declarationError } from '../errors.ts'
import type { AnyField } from '../fields/field.ts'
import { asReference } from '../fields/reference.ts'
import { asAnyReference } from '../fields/references.ts'
import { asSlug } from '../fields/slug.ts'
import { kindOf } from '../fields/kinds.ts'
import { secondOf } from '../declaration/look.ts'
import { conditionsOf, type Narrowing } from '../declaration/narrowing.ts'
import { ownedNames } from '../values/owned.ts'
import { isPersonal } from '../values/personal.ts'
import type { Tenant } from './tenant.ts'
import { checkField } from './check-field.ts'

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
  'included',
])

const twiceIn = (names: readonly string[]): string | undefined => names.find((name, position) => names.indexOf(name) !== position)

const checkSections = (path: string, type: AnyContentType): void => {
  const placed = Object.values(type.sections).flat()
  const twice = twiceIn(placed)
  if (twice !== undefined) throw declarationError(`${path}.sections`, `names "${twice}" twice`)
  const missing = Object.entries(type.fields).find(([name, field]) => field.inForm && !placed.includes(name))
  if (missing !== undefined) throw declarationError(`${path}.sections`, `leaves out "${missing[0]}", so nobody could edit it`)
}

const checkLists = (path: string, type: AnyContentType): void => {
  for (const part of ['columns', 'filters', 'indexed', 'order', 'inRow'] as const) {
    const twice = twiceIn(type[part].map((name) => name.replace(/^-/, '')))
    if (twice !== undefined) throw declarationError(`${path}.${part}`, `names "${twice}" twice`)
  }
  for (const name of type.filters) {
    const field = fieldOf(type, name)
    if (field !== null && kindOf(field).filter === undefined)
      throw declarationError(`${path}.filters`, `names "${name}", and lists cannot be narrowed by ${field.kind}`)
  }
  const again = type.indexed.find((name) => type.filters.includes(name))
  if (again !== undefined) throw declarationError(`${path}.indexed`, `names "${again}", which is among the filters already`)
  const unseen = Object.keys(type.looks).find((name) => !type.columns.includes(name))
  if (unseen !== undefined) throw declarationError(`${path}.looks`, `names "${unseen}", which is no column`)
  for (const sort of type.order) {
    const name = sort.replace(/^-/, '')
    if (!(name in type.fields) && !SYSTEM_SORTS.includes(name))
      throw declarationError(`${path}.order`, `names "${name}", which is no field`)
  }
  for (const name of type.uniqueTogether.flat()) {
    const field = fieldOf(type, name)
    if (field === null || kindOf(field).indexTexts === undefined)
      throw declarationError(`${path}.uniqueTogether`, `names "${name}", which cannot be compared`)
  }
}

/** A relation count needs a reference of a declared type to this type. */
const checkCounts = (path: string, tenant: Tenant, type: AnyContentType): void => {
  for (const [name, { of, by }] of Object.entries(type.counts)) {
    const at = `${path}.counts.${name}`
    if (fieldOf(type, name) !== null) throw declarationError(at, 'has the name of a field')
    const counted = tenant.contentTypes.find((one) => one.name === of)
    if (asAnyReference(counted === undefined ? null : fieldOf(counted, by))?.config.to !== type.name)
      throw declarationError(at, `counts "${of}" by "${by}", which does not point here`)
  }
}

const sampleAnswers = ({ asks }: Narrowing): readonly string[] => {
  if (asks.kind === 'number') return [String(asks.min), String(asks.max)]
  if (asks.kind === 'options') return asks.options
  if (asks.kind === 'month') return ['2026-04']
  return [asks.kind === 'switch' ? 'true' : '2026-04-01']
}

const checkNarrowings = (path: string, type: AnyContentType): void => {
  for (const [name, narrowing] of Object.entries(type.narrowings)) {
    const at = `${path}.narrowings.${name}`
    if (type.filters.includes(name)) throw declarationError(at, 'has the name of a filter')
    if (narrowing.preset !== undefined && conditionsOf(narrowing, narrowing.preset, '2026-04-01') === null)
      throw declarationError(at, `is preset to "${narrowing.preset}", which is no answer to it`)
    const asked = sampleAnswers(narrowing).flatMap((answer) => conditionsOf(narrowing, answer, '2026-04-01') ?? [])
    const missing = asked.find(({ field }) => !listsBy(type).includes(field))
    if (missing !== undefined)
      throw declarationError(at, `asks about "${missing.field}", which is in none of filters, indexed, columns and order`)
    // Readers without access to personal data can use named filters too.
    const personal = asked.find(({ field }) => isPersonal(type, field))
    if (personal !== undefined) throw declarationError(at, `asks about "${personal.field}", which tells of people`)
  }
}

const checkPublic = (path: string, type: AnyContentType): void => {
  if (type.screens.includes('preview-by-slug') && slugField(type) === null)
    throw declarationError(`${path}.screens`, 'previews by slug but has no field of kind slug')
  for (const [, name = ''] of type.publicPath?.matchAll(/\{(.*?)\}/g) ?? []) {
    if (name !== 'id' && (fieldOf(type, name)?.visibility ?? 'private') === 'private')
      throw declarationError(`${path}.publicPath`, `names "${name}", which is no public field`)
  }
}

/** `publicWith` must name a required reference, and its target must not depend on another record. */
const checkPublicWith = (path: string, tenant: Tenant, type: AnyContentType): void => {
  if (type.publicWith === null) return
  const field = asReference(fieldOf(type, type.publicWith))
  if (field?.required !== 'save') throw declarationError(`${path}.publicWith`, `names "${type.publicWith}", which is no required reference`)
  const { to } = field.config
  if (tenant.contentTypes.some(({ name, publicWith }) => name === to && publicWith !== null))
    throw declarationError(`${path}.publicWith`, `names "${type.publicWith}", and "${to}" is public with another record itself`)
}

/** Every reader sees titles and sort orders, also from other records, so personal data must not be among them. */
const checkPersonal = (path: string, type: AnyContentType): void => {
  for (const [part, names] of Object.entries({ title: [type.title], order: type.order, uniqueTogether: type.uniqueTogether.flat() })) {
    const name = names.map((one) => one.replace(/^-/, '')).find((one) => isPersonal(type, one))
    if (name !== undefined) throw declarationError(`${path}.${part}`, `names "${name}", which tells of people`)
  }
  // Editors see the value anyway, so a refusal reveals nothing to them. Visitors would learn who has sent a submission before.
  const told = type.submission === null ? undefined : Object.entries(type.fields).find(([, { personal, unique }]) => personal && unique)
  if (told !== undefined)
    throw declarationError(`${path}.${told[0]}`, 'tells of people and cannot be unique where the public sends records')
}

/** Filters of the options in forms must be filters of the target type's list. */
const checkOffers = (path: string, tenant: Tenant, field: AnyField): void => {
  const { to, offers } = asAnyReference(field)?.config ?? { to: '', offers: null }
  const filters = tenant.contentTypes.find(({ name }) => name === to)?.filters ?? []
  const missing = Object.keys(offers ?? {}).find((name) => !filters.includes(name))
  if (missing !== undefined) throw declarationError(path, `offers by "${missing}", by which lists of "${to}" are not narrowed`)
}

/** A type with a parent needs a required reference to it, and its lists filter by that reference. */
const checkUnder = (path: string, tenant: Tenant, type: AnyContentType): void => {
  if (type.under === null) return
  const { type: above, by } = type.under
  const field = asReference(fieldOf(type, by))
  if (!tenant.contentTypes.some(({ name, under }) => name === above && under === null))
    throw declarationError(`${path}.under`, `names "${above}", which is not declared or stands under another type itself`)
  if (field?.config.to !== above || field.required !== 'save' || !type.filters.includes(by))
    throw declarationError(`${path}.under`, `names "${by}", which is no required reference to "${above}" that lists are narrowed by`)
}

/** Lists show titles, columns, filters and sort fields, so owner-only fields must not be among them. */
const checkOwned = (path: string, type: AnyContentType): void => {
  const owned = new Set(ownedNames(type))
  if (owned.size === 0) return
  const shown = Object.values(type.looks).flatMap((look) => secondOf(look) ?? [])
  const names = [
    type.title,
    ...type.columns,
    ...listsBy(type),
    ...shown,
    ...type.uniqueTogether.flat(),
    ...type.inRow,
    ...type.completeness,
  ]
  const told = names.find((name) => owned.has(name))
  if (told !== undefined) throw declarationError(`${path}.${told}`, "is the owners' alone, and lists tell of it")
}

/** The address of a tenant has room for one screen, without child screens. */
const checkHome = (path: string, tenant: Tenant, type: AnyContentType): void => {
  if (!type.isHome) return
  if (type.screens.join() !== 'settings' || type.under !== null) throw declarationError(`${path}.home`, 'has screens besides its settings')
  if (tenant.contentTypes.filter(({ isHome }) => isHome).length > 1) throw declarationError(`${path}.home`, 'is not the only one')
}

/** Records of a sheet need a required reference to its parent record, and lists filter by it. */
const checkSheet = (path: string, type: AnyContentType): void => {
  if (type.sheetOf === null) return
  const field = asReference(fieldOf(type, type.sheetOf))
  if (field?.required !== 'save' || !type.filters.includes(type.sheetOf))
    throw declarationError(`${path}.sheetOf`, `names "${type.sheetOf}", which is no required reference that lists are narrowed by`)
}

const checkType = (tenant: Tenant, type: AnyContentType): void => {
  const path = `${tenant.slug}.${type.name}`
  if (!KEBAB.test(type.name)) throw declarationError(path, 'is no name in kebab-case')
  const types = tenant.contentTypes.map(({ name }) => name)
  if (type.partOf !== null && !types.includes(type.partOf))
    throw declarationError(`${path}.partOf`, `names "${type.partOf}", which is not declared`)
  for (const [name, field] of Object.entries(type.fields)) {
    if (SYSTEM_NAMES.has(name)) throw declarationError(`${path}.${name}`, 'has the name of a system field')
    checkField(`${path}.${name}`, name, field, types)
    checkOffers(`${path}.${name}`, tenant, field)
    const source = asSlug(field)?.config.from ?? null
    if (source !== null && fieldOf(type, source) === null)
      throw declarationError(`${path}.${name}`, `is made from "${source}", which is no field`)
  }
  for (const [name, field] of Object.entries(type.submission?.fields ?? {})) {
    checkField(`${path}.submission.${name}`, name, field, types)
  }
  checkSections(path, type)
  checkLists(path, type)
  checkCounts(path, tenant, type)
  checkPersonal(path, type)
  checkOwned(path, type)
  checkNarrowings(path, type)
  checkPublic(path, type)
  checkPublicWith(path, tenant, type)
  checkUnder(path, tenant, type)
  checkSheet(path, type)
  checkHome(path, tenant, type)
  for (const check of [...type.checks, ...type.warnings]) {
    const [name = ''] = check.path.split('.')
    if (!(name in type.fields)) throw declarationError(`${path}.checks`, `names "${name}", which is no field`)
  }
}

/** Throws with the path of the first mistake in a tenant's declaration that types cannot detect. */
export const checkTenant = (tenant: Tenant): void => {
  if (!KEBAB.test(tenant.slug)) throw declarationError(tenant.slug, 'is no name in kebab-case')
  if (!/^#[0-9A-Fa-f]{6}$/.test(tenant.color)) throw declarationError(`${tenant.slug}.color`, `is "${tenant.color}" instead of #RRGGBB`)
  const twice = twiceIn(tenant.contentTypes.map((type) => type.name))
  if (twice !== undefined) throw declarationError(`${tenant.slug}.contentTypes`, `declares "${twice}" twice`)
  for (const type of tenant.contentTypes) checkType(tenant, type)
}
