import { canonicalPrefix, localizePath } from '@captain/locale'
import { redirect, type AnyRouteMatch, type ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { activateLocale } from '../i18n.ts'
import { refusalOf } from '../session/guard.ts'
import { rememberedLocale, rememberLocale } from './locale-cookie.ts'
import { localeOf, type LocalePrefix } from './locale-prefix.ts'

export type RouterContext = { readonly queryClient: QueryClient; readonly prefix: LocalePrefix }

type Entry = {
  readonly context: RouterContext
  readonly location: ParsedLocation
  readonly matches: readonly Pick<AnyRouteMatch, 'staticData' | 'params'>[]
}

/** What happens before any page: the language of its address, then its guard. A refusal goes to the cookie's language, English without one (the customer's specification §4). */
export const enter = async ({ context, location, matches }: Entry): Promise<void> => {
  const { prefix, queryClient } = context
  const remembered = rememberedLocale()
  await activateLocale(localeOf(prefix))
  const page = matches.at(-1)
  const tenant = (page?.params as { readonly tenant?: string } | undefined)?.tenant
  const path = `${location.pathname}${location.searchStr}`
  const target = await refusalOf({ mode: page?.staticData.guard ?? 'public', tenant, path, queryClient })
  if (target === null) {
    rememberLocale(localeOf(prefix))
    return
  }
  const locale = remembered ?? 'en'
  if (locale !== localeOf(prefix)) prefix.current = canonicalPrefix(locale)
  if (target === '/') throw redirect({ href: localizePath('/', prefix.current), reloadDocument: true })
  throw redirect({ to: target, replace: true, state: { attempted: path } })
}
