import { declarationError, type Tenant, declaredType } from '@captain/content-core'
import type { AnySpecialScreens } from '../special-screens.ts'

/** Throws with the path of the first screen that a tenant's declaration lacks, for untyped callers. */
export const checkScreens = (tenant: Tenant, screens: AnySpecialScreens): void => {
  for (const [name, of = {}] of Object.entries(screens)) {
    const at = `${tenant.slug}.screens.${name}`
    const declared: readonly string[] = declaredType(at, tenant, name).screens
    const unknown = Object.keys(of).find((screen) => !declared.includes(screen))
    if (unknown !== undefined) throw declarationError(`${at}.${unknown}`, 'is not a screen that the type declares')
  }
}
