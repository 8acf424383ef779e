import { slugField, type AnyContentType } from './content-type.ts'
import { declarationError } from './errors.ts'
import type { AnyField } from './field.ts'
import { nestedFields } from './kinds.ts'
import type { Tenant } from './tenant.ts'

const SYSTEM_SORTS = ['updatedAt', 'createdAt', 'firstPublishedAt']

const checkReferences = (tenant: Tenant, path: string, field: AnyField): void => {
  if ((field.kind === 'reference' || field.kind === 'references') && !tenant.contentTypes.some((type) => type.name === field.config.to)) {
    throw declarationError(path, `refers to "${field.config.to}", which ${tenant.slug} does not declare`)
  }
  for (const [name, inner] of Object.entries(nestedFields(field) ?? {})) checkReferences(tenant, `${path}.${name}`, inner)
}

/** A secret is stored beside its record under the name of its field. */
const checkSecrets = (path: string, field: AnyField): void => {
  for (const [name, inner] of Object.entries(nestedFields(field) ?? {})) {
    if (inner.kind === 'secret') throw declarationError(`${path}.${name}`, 'is a secret inside another field')
    checkSecrets(`${path}.${name}`, inner)
  }
}

const checkSections = (path: string, type: AnyContentType): void => {
  const placed = Object.values(type.sections).flat()
  const twice = placed.find((name, position) => placed.indexOf(name) !== position)
  if (twice !== undefined) throw declarationError(`${path}.sections`, `names "${twice}" twice`)
  const missing = Object.entries(type.fields).find(([name, field]) => field.inForm && !placed.includes(name))
  if (missing !== undefined) throw declarationError(`${path}.sections`, `leaves out "${missing[0]}", so nobody could edit it`)
}

const checkType = (tenant: Tenant, type: AnyContentType): void => {
  const path = `${tenant.slug}.${type.name}`
  for (const [name, field] of Object.entries(type.fields)) {
    checkReferences(tenant, `${path}.${name}`, field)
    checkSecrets(`${path}.${name}`, field)
  }
  checkSections(path, type)
  for (const sort of type.order) {
    const name = sort.replace(/^-/, '')
    if (!(name in type.fields) && !SYSTEM_SORTS.includes(name))
      throw declarationError(`${path}.order`, `names "${name}", which is no field`)
  }
  for (const check of [...type.checks, ...type.warnings]) {
    const [name = ''] = check.path.split('.')
    if (!(name in type.fields)) throw declarationError(`${path}.checks`, `names "${name}", which is no field`)
  }
  if (type.screens.includes('preview-by-slug') && slugField(type) === null)
    throw declarationError(`${path}.screens`, 'previews by slug but has no field of kind slug')
}

/** Throws with the path of the first thing in a tenant's declaration that types could not catch. */
export const checkTenant = (tenant: Tenant): void => {
  const names = tenant.contentTypes.map((type) => type.name)
  const twice = names.find((name, position) => names.indexOf(name) !== position)
  if (twice !== undefined) throw declarationError(`${tenant.slug}.contentTypes`, `declares "${twice}" twice`)
  for (const type of tenant.contentTypes) checkType(tenant, type)
}
