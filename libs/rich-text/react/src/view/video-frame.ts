import type { Locale } from '@captain/locale'

/**
 * The page of a frame in which a video waits: nothing but a clear area that takes a press to the player. The frame must not have
 * the player's own address: lazy and folded away, it would be asked for at once wherever scripts are switched off.
 * The attributes are old ones, since the page's policy allows no styles here; the keyboard has a link of the page.
 */
export function videoFrame(player: string, locale: Locale): string {
  const area = '<svg width="100%" height="2000" display="block"></svg>'
  const link = `<a href="${player.replaceAll('&', '&amp;')}" referrerpolicy="strict-origin-when-cross-origin" tabindex="-1" aria-hidden="true">`
  return `<!doctype html><html lang="${locale}"><title>YouTube</title><body marginwidth="0" marginheight="0">${link}${area}</a>`
}

/** The address at which the press that opens the player is the press that plays. */
export function playing(embedUrl: string): string {
  const url = new URL(embedUrl)
  url.searchParams.set('autoplay', '1')
  return url.href
}
