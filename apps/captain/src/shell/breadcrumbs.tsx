import { contentTypeOf, matchScreen, pluralOf, TODAY, todayPath, type ScreenMatch } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { useLingui } from '@lingui/react/macro'
import { Link, useMatches, useRouter, type AnyRoute } from '@tanstack/react-router'
import { usePageName } from '../navigation/page-name.ts'
import { useLocale } from '../navigation/use-locale.ts'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import classes from './breadcrumbs.module.css'

type Crumb = { readonly label: string; readonly to?: string }

const useScreenWord = () => {
  const { t } = useLingui()
  return ({ screen, contentType }: ScreenMatch): string | null => {
    if (screen === 'new') return t`新規作成`
    if (screen === 'edit' || screen === 'edit-all') return t`編集`
    if (screen !== 'preview-by-id' && screen !== 'preview-by-slug') return null
    // What is not edited, such as an order, has no page to preview.
    return contentType.screens.includes('edit') ? t`プレビュー` : t`詳細`
  }
}

/** Number of segments in front of the part of a path that belongs to a tenant: `/captain/tenant/cafe/`. */
const TENANT_SEGMENTS = 4

const useTenantCrumbs = (current: LoadedTenant | null): readonly Crumb[] => {
  const locale = useLocale()
  const name = usePageName()
  const screenWord = useScreenWord()
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const rest = path.split('/').slice(TENANT_SEGMENTS).join('/')
  if (current === null) return []
  const { tenant, messages } = current
  const tenantCrumb = { label: tenant.names[locale], to: todayPath(tenant.slug) }
  const match = matchScreen(tenant, rest)
  if (match === null) return rest === '' || rest === TODAY || name === null ? [tenantCrumb] : [tenantCrumb, { label: name }]
  const { contentType, params } = match
  const word = screenWord(match)
  const typeName = pluralOf(messages[contentType.name] ?? contentType)
  const parent = contentType.parent === null ? null : contentTypeOf(tenant, contentType.parent.type)
  const above = parent === null ? [] : [{ label: pluralOf(messages[parent.name] ?? parent), to: untypedPath(tenant, parent, 'list') }]
  if (word === null) return [tenantCrumb, ...above, { label: typeName }]
  const list = contentType.screens.includes('list') ? { to: untypedPath(tenant, contentType, 'list', params) } : {}
  return [tenantCrumb, ...above, { label: typeName, ...list }, { label: word }]
}

/**
 * Returns the paths of the parent pages, nearest last: `/admin/auth-user` is the parent of `/admin/auth-user/new`. Leaves out the start
 * page.
 */
const above = (path: string): readonly string[] => {
  const parts = path.split('/').filter((part) => part !== '')
  return parts.slice(2).map((_part, place) => `/${parts.slice(0, place + 2).join('/')}`)
}

/** The page outside of tenants: below the pages above it, called as its title says. */
const usePageCrumbs = (): readonly Crumb[] => {
  const { i18n } = useLingui()
  const router = useRouter()
  const name = usePageName()
  const byId: Readonly<Record<string, AnyRoute | undefined>> = router.routesById
  const path = useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      // The matches of an address without a page end at a frame around pages.
      const isFrame = page !== undefined && byId[page.routeId]?.children !== undefined
      const hasFailed = matches.some(({ status }) => status === 'notFound' || status === 'error')
      return page === undefined || isFrame || hasFailed ? null : page.fullPath
    },
  })
  const routes: Readonly<Record<string, AnyRoute | undefined>> = router.routesByPath
  const parents = above(path ?? '').flatMap((to): readonly Crumb[] => {
    const title = routes[to]?.options.staticData?.title
    return title ? [{ label: i18n._(title), to }] : []
  })
  return name === null ? parents : [...parents, { label: name }]
}

/** The breadcrumbs; the last item is the page itself. */
export const Breadcrumbs = ({ current }: { readonly current: LoadedTenant | null }) => {
  const { t } = useLingui()
  const tenantCrumbs = useTenantCrumbs(current)
  const pageCrumbs = usePageCrumbs()
  const crumbs = tenantCrumbs.length > 0 ? tenantCrumbs : pageCrumbs
  return (
    <nav className={classes.root} aria-label={t`現在の場所`}>
      <ol className={classes.list}>
        {crumbs.map(({ label, to }, index) => (
          <li key={`${to ?? ''}/${label}`} className={classes.crumb}>
            {to === undefined || index === crumbs.length - 1 ? (
              <span className={classes.here} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <Link className={classes.link} to={to}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
