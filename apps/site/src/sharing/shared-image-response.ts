import { splitLocale } from '@captain/locale'
import { renderPage } from '../render-page.tsx'
import type { SiteDeps } from '../site-deps.ts'
import { cardDrawing } from './card-drawing.tsx'
import { cardAddress, sharedPage, type SharedCard } from './shared-card.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const notThere = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

const drawn = (png: Uint8Array<ArrayBuffer>): Response =>
  new Response(png, { headers: { 'content-type': 'image/png', 'cache-control': FOR_EVER } })

/** Redirects to the current sharing image of the page. */
const movedTo = (address: string): Response =>
  new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } })

/** Responds with the sharing image of a page. Its texts come from the page itself, so that an address can't set others. */
export const sharedImageResponse = async (request: Request, { draw, ...deps }: SiteDeps): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const page = sharedPage(pathname, search)
  if (page === null) return notThere()
  const address = new URL(page, deps.baseUrl)
  const cards: SharedCard[] = []
  const { status } = await renderPage(new Request(address), { ...deps, onCard: (sharedCard) => cards.push(sharedCard) })
  const [card] = cards
  if (status !== 200 || card === undefined) return notThere()
  const current = cardAddress(card, splitLocale(address.pathname).path, address.search)
  return current === pathname + search ? drawn(await draw(cardDrawing(card))) : movedTo(current)
}
