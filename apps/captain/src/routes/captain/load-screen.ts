import { matchScreen } from '@captain/content-core'
import { loadScreen as loadCode } from '@captain/content-react'
import type { LoadedTenant } from './load-tenant.ts'

/** Loads the code of the screen that a tenant's address names, if there is one. What can't be loaded now is loaded, or told, where it is shown. */
export const loadScreen = async (rest: string, loaded: LoadedTenant | undefined): Promise<void> => {
  const match = loaded === undefined ? null : matchScreen(loaded.tenant, rest)
  if (loaded !== undefined && match !== null) await loadCode(match, loaded.screens).catch(() => undefined)
}
