import { SESSION_CHANNEL, type FoundPage, type GuardStep, type PageAddress } from '@captain/auth-core'
import { matchScreen, asReference, type ScreenMatch } from '@captain/content-core'
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

const checkOf = ({ mode }: GuardStep, tenant: string | undefined): readonly string[] =>
  mode === 'tenantUser' && tenant !== undefined ? [`${CHECKS}/check_tenant_user_by_tenant_slug/${tenant}`] : []

/** The type of the record that a screen is about: on a sheet that of the one record which all of its rows belong to. */
const typeOfRecord = ({ contentType, screen }: ScreenMatch): string | undefined => {
  const { sheetOf, fields, name } = contentType
  if (screen !== 'edit' || sheetOf === null) return name
  return asReference(fields[sheetOf])?.config.to
}

/** The menu of a tenant and, on the screen of one record, the record. */
const ofTenant = (slug: string, rest: string | undefined): readonly string[] => {
  const tenant = tenants.find((declared) => declared.slug === slug)
  if (tenant === undefined) return []
  const base = `/api/v1/tenants/${slug}`
  const match = rest === undefined ? null : matchScreen(tenant, rest)
  const id = match?.params['id']
  const type = match === null ? undefined : typeOfRecord(match)
  return [`${base}/menu`, ...(type === undefined || id === undefined ? [] : [`${base}/${type}/${encodeURIComponent(id)}`])]
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

/** Milliseconds for which an answer is as good as one that is asked for now, to the back office as to this. */
const FRESH = 60_000

/** A script that asks at once, while the browser still fetches what will read the answers. They are forgotten when another window tells that somebody else has signed in. */
export const askingScript = (
  addresses: readonly string[],
  { locale, nonce }: { readonly locale: Locale; readonly nonce: string },
): string => {
  if (addresses.length === 0) return ''
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c')
  // What nobody takes is read to its end as well: an answer that is not would stay open.
  const ask = `a=>{const p=fetch(a,{headers:{accept:'application/json','accept-language':'${locale}'}});p.then(r=>r.clone().text()).catch(()=>{});return[a,p]}`
  const forget = `const m=captainAskedAhead,c=new BroadcastChannel('${SESSION_CHANNEL}');c.onmessage=()=>m.clear();setTimeout(()=>{m.clear();c.close()},${FRESH})`
  return `<script nonce="${nonce}">captainAskedAhead=new Map(${list}.map(${ask}));{${forget}}</script>`
}
