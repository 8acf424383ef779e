import type { FoundPage, GuardStep, PageAddress } from '@captain/auth-core'
import { matchScreen } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { tenants } from '../tenants.ts'

/** A page of the back office that somebody is let in to. */
export type PageEntered = FoundPage & {
  /** Whether the browser has the copy of the token already. */
  readonly hasToken: boolean
}

const CHECKS = '/api/v1/authorized/logins'

/** What single pages show beside what their frame does. */
const OF_PAGE: Readonly<Partial<Record<PageAddress, readonly string[]>>> = {
  '/captain': ['/api/v1/staff/home', '/api/v1/staff/home/days'],
}

const checkOf = ({ mode }: GuardStep, tenant: string | undefined): readonly string[] => {
  if (mode === 'browser') return [`${CHECKS}/check_auth_required`]
  return mode === 'tenantUser' && tenant !== undefined ? [`${CHECKS}/check_tenant_user_by_tenant_slug/${tenant}`] : []
}

/** The menu of a tenant and, on the screen of one record, the record. */
const ofTenant = (slug: string, rest: string | undefined): readonly string[] => {
  const tenant = tenants.find((declared) => declared.slug === slug)
  if (tenant === undefined) return []
  const base = `/api/v1/tenants/${slug}`
  const match = rest === undefined ? null : matchScreen(tenant, rest)
  const id = match?.params['id']
  return [`${base}/menu`, ...(match === null || id === undefined ? [] : [`${base}/${match.contentType.name}/${encodeURIComponent(id)}`])]
}

/** What the back office will ask the API as soon as its scripts have come: addresses that its own calls have letter by letter. */
export const askedAheadOf = ({ address, guard, params, hasToken }: PageEntered): readonly string[] => {
  if (guard.every(({ mode }) => mode === 'public' || mode === 'guest')) return []
  const { tenant } = params
  return [
    '/api/auth/get-session',
    ...(hasToken ? [] : ['/api/auth/token']),
    ...guard.flatMap((step) => checkOf(step, tenant)),
    '/api/v1/tenants',
    ...(tenant === undefined ? [] : ofTenant(tenant, params['$'])),
    ...(OF_PAGE[address] ?? []),
    `${CHECKS}/check_cf_ai_usage`,
  ]
}

/** Milliseconds for which an answer is as good as one that is asked for now. */
const FRESH = 10_000

/** A script that asks at once, while the browser still fetches what will read the answers. */
export const askingScript = (
  addresses: readonly string[],
  { locale, nonce }: { readonly locale: Locale; readonly nonce: string },
): string => {
  if (addresses.length === 0) return ''
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c')
  const ask = `a=>{const p=fetch(a,{headers:{accept:'application/json','accept-language':'${locale}'}});p.catch(()=>{});return[a,p]}`
  return `<script nonce="${nonce}">captainAskedAhead=new Map(${list}.map(${ask}));setTimeout(()=>captainAskedAhead.clear(),${FRESH})</script>`
}
