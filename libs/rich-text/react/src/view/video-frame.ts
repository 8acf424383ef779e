import type { Locale } from '@captain/locale'

/**
 * The page of a frame before the video plays: a transparent area that leads a click to the player. The frame must not have the player's
 * address: without scripts, browsers load even lazy and collapsed frames at once. It uses legacy attributes, since the page's policy allows
 * no styles; keyboard users have a link on the page.
 */
export function videoFrame(player: string, locale: Locale): string {
  const area = '<svg width="100%" height="2000" display="block"></svg>'
  const link = `<a href="${player.replaceAll('&', '&amp;')}" referrerpolicy="strict-origin-when-cross-origin" tabindex="-1" aria-hidden="true">`
  return `<!doctype html><html lang="${locale}"><title>YouTube</title><body marginwidth="0" marginheight="0">${link}${area}</a>`
}

/** The player's address with autoplay, so that one click opens and plays the video. */
export function playing(embedUrl: string): string {
  const url = new URL(embedUrl)
  url.searchParams.set('autoplay', '1')
  return url.href
}
