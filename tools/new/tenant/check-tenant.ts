import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contrastOnWhite } from '@captain/validation'
import { readTenant } from '../content-type/read-tenant.ts'
import { refuse } from '../refusal.ts'
import type { Workspace } from '../source/workspace.ts'
import type { TenantRequest } from './tenant-request.ts'

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const MIN_CONTRAST = 4.5

/** Refuses an invalid tenant with one error. */
export const checkTenantRequest = async (workspace: Workspace, { library, slug, abbreviation, color }: TenantRequest): Promise<void> => {
  if (!/^t[1-9]\d{0,3}$/.test(library)) refuse(`“${library}” is no name of a tenant's library: it is t and a number, such as t11.`)
  if (workspace.has(`libs/tenants/${library}`)) refuse(`${library} is there already.`)
  if (!KEBAB.test(slug)) refuse(`“${slug}” is no slug: write it in kebab-case, such as book-store.`)
  const others = readdirSync(join(workspace.root, 'libs/tenants')).filter((name) => /^t\d+$/.test(name))
  for (const other of others) if ((await readTenant(workspace, other)).slug === slug) refuse(`“${slug}” is the slug of ${other} already.`)
  if (!/^[A-Z]{2,4}$/.test(abbreviation)) refuse(`“${abbreviation}” is no abbreviation: it has two to four capital letters.`)
  const next = Math.max(...others.map((name) => Number(name.slice(1)))) + 1
  if (library !== `t${next}`) refuse(`${library} is not the next number: the platform numbers its sites in order, so write t${next}.`)
  const contrast = contrastOnWhite(color) ?? refuse(`“${color}” is no colour: write it as #RRGGBB.`)
  if (contrast < MIN_CONTRAST)
    refuse(`${color} has a contrast of ${contrast.toFixed(1)}:1 on white, and text in it needs ${MIN_CONTRAST}:1.`)
}
