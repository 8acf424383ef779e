import { redirectTo } from './answers.ts'
import { siteFile } from './feeds/site-file.ts'
import { respondToContact, isForm } from './pages/contact/respond-to-contact.ts'
import { normalizePath } from './normalize-path.ts'
import { renderPage } from './render-page.tsx'
import type { SiteDeps } from './site-deps.ts'

const answerTo = async (request: Request, deps: SiteDeps): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const file = await siteFile(request, deps)
  if (file !== null) return file
  const plain = normalizePath(pathname)
  if (plain !== pathname) return redirectTo(plain + search, 308)
  return renderPage(request, deps)
}

/** Responds to a request for a public page, a sitemap or `robots.txt`. */
export const handle = async (request: Request, deps: SiteDeps): Promise<Response> => {
  const contact = await respondToContact(request, deps)
  if (contact === null && request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: isForm(request) ? 'GET, HEAD, POST' : 'GET, HEAD' } })
  }
  const answer = contact ?? (await answerTo(request, deps))
  return request.method === 'HEAD' ? new Response(null, answer) : answer
}
