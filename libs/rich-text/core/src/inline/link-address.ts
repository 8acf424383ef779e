const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])

// Browsers ignore these inside an address, so "java\nscript:" would run. U+2028 and U+2029 are harmless there.
// oxlint-disable-next-line no-control-regex
const IGNORED_BY_BROWSERS = /[\u0000-\u001f\u007f-\u009f]/g

/** Returns the address if it may be linked (http, https, mailto, tel); null if not. */
export function linkAddress(raw: string): string | null {
  const address = raw.toWellFormed().replace(IGNORED_BY_BROWSERS, '').trim()
  return URL.canParse(address) && LINK_PROTOCOLS.has(new URL(address).protocol) ? address : null
}
