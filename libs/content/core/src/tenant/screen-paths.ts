import type { AnyContentType } from '../declaration/content-type.ts'
import { SCREEN_PATHS, screenPath, type Screen } from '../declaration/screen.ts'
import type { Tenant } from './tenant.ts'

const base = (tenant: Tenant) => `/captain/tenant/${tenant.slug}`

/** Returns where the screens of a type begin: below its parent record if the type is declared under another one. */
const rootOf = ({ parent: under, isHome, name }: AnyContentType, parent: string): string => {
  if (isHome) return ''
  return under === null ? name : `${under.type}/${parent}/${name}`
}

/** Returns every route of the tenant's screens, as in the customer's route list. */
export const routesOf = (tenant: Tenant): readonly string[] =>
  tenant.contentTypes.flatMap((type) =>
    type.screens.map((screen) => [base(tenant), rootOf(type, ':parent'), SCREEN_PATHS[screen]].filter(Boolean).join('/')),
  )

/**
 * Returns the path of a screen of a type that is known only at run time. A type under another one needs its record as `parent`; without it
 * the path leads to that type.
 */
export const untypedPath = (tenant: Tenant, type: AnyContentType, screen: Screen, params?: Readonly<Record<string, string>>): string => {
  const parent = params?.['parent'] ?? ''
  if (type.parent !== null && parent === '') return `${base(tenant)}/${type.parent.type}`
  return [base(tenant), rootOf(type, encodeURIComponent(parent)), screenPath(screen, params)].filter(Boolean).join('/')
}
