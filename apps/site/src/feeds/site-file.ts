import { splitLocale } from '@captain/locale'
import { textResponse } from '../answers.ts'
import { sharedImageResponse } from '../sharing/shared-image-response.ts'
import type { SiteDeps } from '../site-deps.ts'
import { feedAt } from './feed-addresses.ts'
import { feedResponse } from './feed-response.ts'
import { robotsText } from './robots.ts'
import { sitemapResponse } from './sitemap-response.ts'
import { SPECULATION_RULES, speculationRulesText } from './speculation-rules.ts'

/** Responds with a file for programs: sitemaps, feeds, rules and sharing images. Returns null for the address of a page. */
export const siteFile = async (request: Request, deps: SiteDeps): Promise<Response | null> => {
  const { pathname } = new URL(request.url)
  const { path, prefix } = splitLocale(pathname)
  const format = feedAt(path)
  if (format !== null) return feedResponse(request, format, deps)
  if (path === '/sitemap.xml') return sitemapResponse(prefix, deps)
  if (path.startsWith('/share/')) return sharedImageResponse(request, deps)
  if (pathname === '/robots.txt') return textResponse(robotsText(deps.baseUrl), 'text/plain')
  return pathname === SPECULATION_RULES.path ? textResponse(speculationRulesText(), SPECULATION_RULES.type) : null
}
