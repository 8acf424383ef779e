import { splitLocale } from '@captain/locale'
import { textAnswer } from '../answers.ts'
import { sharedImageAnswer } from '../sharing/shared-image-answer.ts'
import type { SiteDeps } from '../site-deps.ts'
import { feedAt } from './feed-addresses.ts'
import { feedAnswer } from './feed-answer.ts'
import { robotsText } from './robots.ts'
import { sitemapAnswer } from './sitemap-answer.ts'
import { SPECULATION_RULES, speculationRulesText } from './speculation-rules.ts'

/** Responds with a file for programs: sitemaps, feeds, rules and sharing images. Returns null for the address of a page. */
export const siteFile = async (request: Request, deps: SiteDeps): Promise<Response | null> => {
  const { pathname } = new URL(request.url)
  const { path, prefix } = splitLocale(pathname)
  const format = feedAt(path)
  if (format !== null) return feedAnswer(request, format, deps)
  if (path === '/sitemap.xml') return sitemapAnswer(prefix, deps)
  if (path.startsWith('/share/')) return sharedImageAnswer(request, deps)
  if (pathname === '/robots.txt') return textAnswer(robotsText(deps.baseUrl), 'text/plain')
  return pathname === SPECULATION_RULES.path ? textAnswer(speculationRulesText(), SPECULATION_RULES.type) : null
}
