import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './request-variables.ts'
import { setHeader } from './set-header.ts'

type Policy = Readonly<Record<string, readonly string[]>>

const serialise = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

const NOTHING: Policy = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] }

/** Origin of videos in rich text. */
const VIDEO_FRAMES = 'https://www.youtube-nocookie.com'

const captain = (nonce: string): Policy => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", `'nonce-${nonce}'`],
  // Mantine writes style attributes and elements; a nonce would disable 'unsafe-inline'.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'frame-src': ["'self'", VIDEO_FRAMES],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})

/** Returns the policy of the back office; public pages have separate policies. */
export const captainPolicy = (nonce: string): string => serialise(captain(nonce))

const FIXED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

const YEAR_SECONDS = 31_536_000

/** The public address, and whether its subdomains have https, too. */
type Origin = { readonly baseUrl: string; readonly hstsSubdomains?: boolean }

const hsts = (includesSubdomains: boolean): string => `max-age=${YEAR_SECONDS}${includesSubdomains ? '; includeSubDomains' : ''}`

/** Returns the security headers of responses that set no content security policy. */
export const fixedSecurityHeaders = ({ baseUrl, hstsSubdomains = false }: Origin): Readonly<Record<string, string>> => ({
  ...FIXED,
  'content-security-policy': serialise(NOTHING),
  ...(baseUrl.startsWith('https:') && { 'strict-transport-security': hsts(hstsSubdomains) }),
})

/** Sets the security headers of every response. A response that already has a content security policy keeps it. */
export const securityHeaders = (origin: Origin) => {
  const fixed = Object.entries(fixedSecurityHeaders(origin))
  return createMiddleware<ServerEnv>(async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of fixed) if (!headers.has(name)) setHeader(context, name, value)
  })
}
