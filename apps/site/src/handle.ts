import { splitLocale } from '@captain/locale'
import { redirectTo, textAnswer } from './answers.ts'
import { robotsText } from './feeds/robots.ts'
import { sitemapAnswer } from './feeds/sitemap-answer.ts'
import { answerContact } from './pages/contact/answer-contact.ts'
import { renderPage } from './render-page.tsx'
import { sharedImageAnswer } from './sharing/shared-image-answer.ts'
import type { SiteDeps } from './site-deps.ts'

const answerTo = async (request: Request, deps: SiteDeps): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const { path, prefix } = splitLocale(pathname)
  if (path === '/sitemap.xml') return sitemapAnswer(prefix, deps)
  if (pathname === '/robots.txt') return textAnswer(robotsText(deps.baseUrl), 'text/plain')
  if (path.startsWith('/share/')) return sharedImageAnswer(request, deps)
  if (/^\/[^/].*\/$/.test(pathname)) return redirectTo(`${pathname.replace(/\/+$/, '')}${search}`, 308)
  return renderPage(request, deps)
}

/** Answers a request for a public page, a sitemap or robots.txt. */
export const handle = async (request: Request, deps: SiteDeps): Promise<Response> => {
  const contact = await answerContact(request, deps)
  if (contact === null && request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  const answer = contact ?? (await answerTo(request, deps))
  return request.method === 'HEAD' ? new Response(null, answer) : answer
}
