import { timingSafeEqual } from 'node:crypto'
import type { Sealer } from '@captain/content-server/kit'

const SECONDS = 12 * 60 * 60

/** The tenant of a pass, and when its PIN was set: a new PIN invalidates the pass. */
type Issued = { readonly slug: string; readonly pinSetAt: string }

const cookieName = (slug: string): string => `captain_maintenance_${slug}`

const markOf = (sealer: Sealer, { slug, pinSetAt }: Issued, until: string): string =>
  sealer.mark(`maintenance ${slug} ${pinSetAt} ${until}`)

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Returns a `Set-Cookie` value that admits its browser for 12 hours. */
export const bypassCookie = (
  sealer: Sealer,
  issued: Issued,
  { now, isSecure }: { readonly now: number; readonly isSecure: boolean },
): string => {
  const until = String(now + SECONDS * 1000)
  const value = `${until}.${markOf(sealer, issued, until)}`
  return `${cookieName(issued.slug)}=${value}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Whether a `Cookie` header contains a valid pass. */
export const hasBypassCookie = (sealer: Sealer, issued: Issued, header: string | null, now: number): boolean =>
  (header ?? '').split(';').some((pair) => {
    const [name, value = ''] = pair.trim().split('=', 2)
    if (name !== cookieName(issued.slug)) return false
    const [until = '', mark = ''] = value.split('.', 2)
    return Number(until) > now && isSame(mark, markOf(sealer, issued, until))
  })
