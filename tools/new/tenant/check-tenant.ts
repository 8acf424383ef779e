import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readTenant } from '../content-type/read-tenant.ts'
import { refuse } from '../refusal.ts'
import type { Workspace } from '../source/workspace.ts'
import type { TenantRequest } from './tenant-request.ts'

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const MIN_CONTRAST = 4.5
const WHITE = 1.05

/** Returns the relative luminance of `#RRGGBB` as WCAG defines it. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const channel = Number.parseInt(color.slice(place, place + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastOnWhite = (color: string): number => WHITE / (luminance(color) + 0.05)

/** Refuses an invalid tenant with one error. */
export const checkTenantRequest = async (workspace: Workspace, { library, slug, abbreviation, color }: TenantRequest): Promise<void> => {
  if (!/^t[1-9]\d{0,3}$/.test(library)) refuse(`“${library}” is no name of a tenant's library: it is t and a number, such as t11.`)
  if (workspace.has(`libs/tenants/${library}`)) refuse(`${library} is there already.`)
  if (!KEBAB.test(slug)) refuse(`“${slug}” is no slug: write it in kebab-case, such as book-store.`)
  const others = readdirSync(join(workspace.root, 'libs/tenants')).filter((name) => /^t\d+$/.test(name))
  for (const other of others) if ((await readTenant(workspace, other)).slug === slug) refuse(`“${slug}” is the slug of ${other} already.`)
  if (!/^[A-Z]{2,4}$/.test(abbreviation)) refuse(`“${abbreviation}” is no abbreviation: it has two to four capital letters.`)
  if (!/^#[0-9A-Fa-f]{6}$/.test(color)) refuse(`“${color}” is no colour: write it as #RRGGBB.`)
  const contrast = contrastOnWhite(color)
  if (contrast < MIN_CONTRAST)
    refuse(`${color} has a contrast of ${contrast.toFixed(1)}:1 on white, and text in it needs ${MIN_CONTRAST}:1.`)
}
