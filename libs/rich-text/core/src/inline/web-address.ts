import { linkAddress } from './link-address.ts'

const OWN_ORIGIN = 'https://own.invalid'
const PICTURE_URI = /^data:image\/(?:webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/

/** The address of a page or file on the web (http, https) without any character that could end an attribute, or null. */
export function webAddress(raw: string): string | null {
  const address = linkAddress(raw)
  return address !== null && /^https?:/i.test(address) ? address.replace(/[\s"<>`]/g, encodeURIComponent) : null
}

/** The address a picture may be loaded from: http, https or a path on the page's own origin; otherwise null. */
export function pictureAddress(raw: string): string | null {
  return ownPath(raw) === null ? webAddress(raw) : raw
}

/** A picture that loading sends nobody else a request for: a data URI (WebP, PNG, JPEG) or one of our own media; otherwise null. */
export function ownPicture(raw: string): string | null {
  return PICTURE_URI.test(raw) || ownPath(raw)?.startsWith('/media/') ? raw : null
}

/** Browsers read `//a` and `/\a` as other origins and undo `..`, so their own parser decides what a path is. */
function ownPath(raw: string): string | null {
  if (!/^\/[!#-;=?-[\]-_a-~]*$/.test(raw) || !URL.canParse(raw, OWN_ORIGIN)) return null
  const url = new URL(raw, OWN_ORIGIN)
  return url.origin === OWN_ORIGIN ? url.pathname : null
}
