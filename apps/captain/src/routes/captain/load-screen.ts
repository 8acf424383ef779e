import { currentPath, matchScreen, TODAY } from '@captain/content-core'
import { loadScreen as loadCode } from '@captain/content-react'
import { redirect } from '@tanstack/react-router'
import { http } from '../../api.ts'
import type { RouterContext } from '../../navigation/before-load-page.ts'
import type { LoadedTenant } from './load-tenant.ts'
import { todayCode } from './today-page-code.ts'

type Input = {
  /** Of the address, below the tenant's. */
  readonly rest: string
  readonly search: Readonly<Record<string, unknown>>
  readonly context: RouterContext
  readonly isPreload: boolean
}

/** Loads the code of the screen at a tenant's address, if there is one, and the rows of a list or the record of a form. On failure, the screen itself retries or shows the error. Earlier names of types lead to the current ones. */
export const loadScreen = async ({ rest, search, context, isPreload }: Input, loaded: LoadedTenant | undefined): Promise<void> => {
  const current = loaded === undefined ? rest : currentPath(loaded.tenant, rest)
  const to: string = `/captain/tenant/${loaded?.tenant.slug}/${current}`
  if (current !== rest) throw redirect({ to, search, replace: true })
  if (loaded !== undefined && rest === TODAY)
    return (await todayCode().catch(() => null))?.loadToday(context, loaded.tenant.slug, isPreload)
  const match = loaded === undefined ? null : matchScreen(loaded.tenant, rest)
  if (loaded === undefined || match === null) return
  const { tenant, role, screens } = loaded
  await loadCode(match, screens, { tenant, role, search, http, queryClient: context.queryClient, isPreload }).catch(() => undefined)
}
