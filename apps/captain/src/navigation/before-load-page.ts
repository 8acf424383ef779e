import { asRecord } from '@captain/validation'
import { isBackOfficePath, isReturnPath, refusalAddress } from '@captain/auth-core'
import { saveRedirectPath } from '@captain/auth-react'
import { localizePath, splitLocale } from '@captain/locale'
import { redirect, type AnyRouteMatch, type ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { activateLocale } from '../i18n.ts'
import { refusalOf } from '../session/guard.ts'
import { takeStoredPath } from '../session/stored-path.ts'
import { rememberedLocale, rememberLocale } from './locale-cookie.ts'
import { localeOf, type LocalePrefix } from './locale-prefix.ts'

export type RouterContext = { readonly queryClient: QueryClient; readonly prefix: LocalePrefix }

type Entry = {
  readonly context: RouterContext
  readonly location: ParsedLocation
  readonly matches: readonly Pick<AnyRouteMatch, 'staticData' | 'params'>[]
  readonly preload: boolean
}

const leadTo = (href: string) => redirect({ href, replace: true, reloadDocument: !isBackOfficePath(splitLocale(href).path) })

const tenantIn = (params: unknown): string | undefined => {
  const { tenant } = asRecord(params)
  return typeof tenant === 'string' ? tenant : undefined
}

/** Runs before every page: sets the language of the address, checks the guard, and redirects to the path stored before sign-in. */
export const beforeLoadPage = async ({ context, location, matches, preload }: Entry): Promise<void> => {
  const { prefix, queryClient } = context
  const page = matches.at(-1)
  const guard = page?.staticData.guard ?? []
  const tenant = tenantIn(page?.params)
  if (preload) {
    // A preload only fills the query cache. Only the visit itself is redirected and stores paths.
    await refusalOf({ guard, tenant, queryClient })
    return
  }
  const remembered = rememberedLocale()
  const path = `${location.pathname}${location.searchStr}`
  const [refusal] = await Promise.all([refusalOf({ guard, tenant, queryClient }), activateLocale(localeOf(prefix))])
  if (refusal !== null) {
    if (refusal.remember && isReturnPath(path)) saveRedirectPath(path)
    throw leadTo(refusalAddress(refusal, path, remembered))
  }
  rememberLocale(localeOf(prefix))
  if (guard.every(({ mode }) => mode === 'public')) return
  const stored = takeStoredPath(queryClient, path)
  if (stored === null) return
  const { prefix: own, path: bare } = splitLocale(stored)
  throw leadTo(localizePath(bare, own ?? prefix.current))
}
