import { createHmac, timingSafeEqual } from 'node:crypto'

const cookieValue = (header: string, name: string): string | null => {
  for (const part of header.split(';')) {
    const separator = part.indexOf('=')
    if (separator !== -1 && part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim()
  }
  return null
}

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** A value as cookies carry it that only we can have written: `value.base64(HMAC-SHA256(secret, value))`. */
export const signedValue = (value: string, secret: string): string =>
  encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`)

/** The value of a cookie in a Cookie header, when its signature is ours; a session's token is one. */
export const readSignedValue = (header: string | null, name: string, secret: string): string | null => {
  const value = decode(cookieValue(header ?? '', name) ?? '')
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const token = value.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

/** What the reading of a session cookie goes by. */
export type SessionCookie = { readonly name: string; readonly secret: string }

/**
 * A Cookie header in which every reader finds the same session, or none: where readers differ (quotation marks, repeated
 * names), one would let somebody through as nobody, or as somebody else, and the other would serve the session.
 */
export const withOneSession = (header: string | null, { name, secret }: SessionCookie): string => {
  const others = (header ?? '').split(';').filter((part) => (part.split('=')[0] ?? '').trim() !== name)
  const token = readSignedValue(header, name, secret)
  if (token === null) return others.join(';')
  return [`${name}=${signedValue(token, secret)}`, ...others].join(';')
}
