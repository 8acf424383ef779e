import { SESSION_CHANNEL, type FoundPage, type GuardStep, type PageAddress } from '@captain/auth-core'
import { asReference, firstListQuery, listSearch, matchScreen, TODAY, type ScreenMatch } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { tenants } from '../tenants.ts'

/** Back office page that the visitor may see. */
export type PageEntered = FoundPage & {
  /** Whether the browser already has the copy of the token. */
  readonly hasToken: boolean
  /** Whether the address has parameters, by which a list may be filtered. */
  readonly hasSearch: boolean
}

const CHECKS = '/api/v1/authorized/logins'

/** API calls of single pages in addition to those of the app frame. */
const OF_PAGE: Readonly<Partial<Record<PageAddress, readonly string[]>>> = {
  '/captain': ['/api/v1/staff/home', '/api/v1/staff/home/days'],
}

/** API calls of the pages that every tenant has, below its address. */
const OF_TENANT_PAGE: Readonly<Partial<Record<PageAddress, readonly string[]>>> = {
  '/captain/tenant/$tenant/media-library': ['media-library?limit=60', 'media-library/tags'],
}

const checkOf = ({ mode }: GuardStep, tenant: string | undefined): readonly string[] =>
  mode === 'tenantUser' && tenant !== undefined ? [`${CHECKS}/check_tenant_user_by_tenant_slug/${tenant}`] : []

/** Type of the record on a screen; on a sheet, the type of the record that contains all of its rows. */
const typeOfRecord = ({ contentType, screen }: ScreenMatch): string | undefined => {
  const { sheetParent, fields, name } = contentType
  if (screen !== 'edit' || sheetParent === null) return name
  return asReference(fields[sheetParent])?.config.to
}

/** Returns the path and query of what a screen shows: a record, or the rows of an unfiltered list; null for others. */
const pathOfScreen = (match: ScreenMatch, hasSearch: boolean): string | null => {
  const { contentType, screen, params } = match
  const { id, parent = null } = params
  if (id !== undefined) {
    const type = typeOfRecord(match)
    return type === undefined ? null : `${type}/${encodeURIComponent(id)}`
  }
  return screen === 'list' && !hasSearch ? `${contentType.name}?${listSearch(firstListQuery(contentType, parent)).toString()}` : null
}

/** Returns the calls for the menu of a tenant and for the content of a screen or page. */
const ofTenant = (slug: string, { address, params, hasSearch }: PageEntered): readonly string[] => {
  const rest = params['$']
  const tenant = tenants.find((declared) => declared.slug === slug)
  if (tenant === undefined) return []
  const base = `/api/v1/tenants/${slug}`
  const match = rest === undefined ? null : matchScreen(tenant, rest)
  const content = match === null ? null : pathOfScreen(match, hasSearch)
  if (rest === TODAY) return [`${base}/menu`, `${base}/today`]
  const calls = content === null ? ((hasSearch ? null : OF_TENANT_PAGE[address]) ?? []) : [content]
  return [`${base}/menu`, ...calls.map((call) => `${base}/${call}`)]
}

/** Returns the API calls that the back office will make once its scripts have loaded; paths must match its calls exactly. */
export const prefetchRequestsOf = (page: PageEntered): readonly string[] => {
  const { address, guard, params, hasToken } = page
  if (guard.every(({ mode }) => mode === 'public' || mode === 'guest')) return []
  const { tenant } = params
  return [
    '/api/auth/get-session',
    ...(hasToken ? [] : ['/api/auth/token']),
    ...guard.flatMap((step) => checkOf(step, tenant)),
    '/api/v1/tenants',
    ...(tenant === undefined ? [] : ofTenant(tenant, page)),
    ...(OF_PAGE[address] ?? []),
    `${CHECKS}/check_cf_ai_usage`,
  ]
}

/** Milliseconds for which a prefetched response counts as fresh, here and in the back office. */
const FRESH = 60_000

/**
 * Returns a script that starts the calls at once, while the browser still loads the scripts that read them. It discards the responses when
 * another window reports a different account.
 */
export const prefetchScript = (
  addresses: readonly string[],
  { locale, nonce }: { readonly locale: Locale; readonly nonce: string },
): string => {
  if (addresses.length === 0) return ''
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c')
  // Reads unused responses to their end too, because an unread response keeps its connection open.
  const fetchScript = `a=>{const p=fetch(a,{headers:{accept:'application/json','accept-language':'${locale}'}});p.then(r=>r.clone().text()).catch(()=>{});return[a,p]}`
  const clearScript = `const m=captainPrefetched,c=new BroadcastChannel('${SESSION_CHANNEL}');c.onmessage=()=>m.clear();setTimeout(()=>{m.clear();c.close()},${FRESH})`
  return `<script nonce="${nonce}">captainPrefetched=new Map(${list}.map(${fetchScript}));{${clearScript}}</script>`
}
