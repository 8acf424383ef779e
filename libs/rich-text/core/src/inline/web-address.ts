import { linkAddress } from './link-address.ts'

const OWN_ORIGIN = 'https://own.invalid'
const PICTURE_URI = /^data:image\/(?:webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/

/** Returns a web address (http, https) without any character that could end an attribute; null for other texts. */
export function webAddress(raw: string): string | null {
  const address = linkAddress(raw)
  return address !== null && /^https?:/i.test(address) ? address.replace(/[\s"<>`]/g, encodeURIComponent) : null
}

/**
 * Returns the address if an image may be loaded from it: http, https or a path on the page's origin. Otherwise null. An address of a stored
 * file is returned in its only form, without a query, so that it always names the file.
 */
export function imageUrl(raw: string): string | null {
  const path = ownPath(raw)
  return path === null ? webAddress(raw) : (mediaPath(path) ?? raw)
}

/** Returns whether an address is a path on the page's origin. */
export function isOwnPath(raw: string): boolean {
  return ownPath(raw) !== null
}

/** Returns the path of a stored file as the server reads it, with escapes decoded and dots resolved; null for other paths. */
function mediaPath(path: string): string | null {
  try {
    const { pathname } = new URL(decodeURIComponent(path), OWN_ORIGIN)
    return pathname.startsWith('/media/') ? pathname : null
  } catch {
    return null
  }
}

/**
 * Returns the address of an image that loads without a request to other sites: a data URI (WebP, PNG, JPEG) or our media. Otherwise null.
 */
export function ownImage(raw: string): string | null {
  return PICTURE_URI.test(raw) || ownPath(raw)?.startsWith('/media/') ? raw : null
}

/** Browsers read `//a` and `/\a` as other origins and resolve `..`, so their parser decides whether an address is a path. */
function ownPath(raw: string): string | null {
  if (!/^\/[!#-;=?-[\]-_a-~]*$/.test(raw) || !URL.canParse(raw, OWN_ORIGIN)) return null
  const url = new URL(raw, OWN_ORIGIN)
  return url.origin === OWN_ORIGIN ? url.pathname : null
}
