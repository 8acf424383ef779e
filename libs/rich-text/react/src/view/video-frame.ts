import type { Locale } from '@captain/locale'
import type { BlockNodes } from '@captain/rich-text-core'
import { VIEW_MESSAGES } from './messages.ts'

/**
 * The page of a frame in which a video waits: one link as large as the frame, which leads the frame to the player.
 * A frame that has the player's own address, lazy and folded away, asks for it at once wherever scripts are switched off.
 * The attributes are old ones, since the page's policy allows no styles here.
 */
export function videoFrame({ embedUrl }: BlockNodes['embed'], locale: Locale): string {
  const { playVideo } = VIEW_MESSAGES[locale]
  // YouTube plays nothing for a page that does not say where it is.
  const link = `<a href="${playing(embedUrl)}" referrerpolicy="strict-origin-when-cross-origin" aria-label="${playVideo}">`
  // A little lower than a video is, so that the mark of the focus stays inside.
  const area = '<svg viewBox="0 0 1600 864" width="100%" display="block" aria-hidden="true"></svg>'
  const head = `<meta name="color-scheme" content="dark"><title>${playVideo}</title>`
  return `<!doctype html><html lang="${locale}">${head}<body marginwidth="6" marginheight="6">${link}${area}</a>`
}

/** The press that opens the player is the press that plays. */
function playing(embedUrl: string): string {
  return `${embedUrl}${embedUrl.includes('?') ? '&amp;' : '?'}autoplay=1`
}
