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

/** Returns a signed cookie value that only this server can create: `value.base64(HMAC-SHA256(secret, value))`. */
export const signedValue = (value: string, secret: string): string =>
  encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`)

/** Returns the value of a cookie in a Cookie header if its signature is valid, such as a session token. */
export const readSignedValue = (header: string | null, name: string, secret: string): string | null => {
  const value = decode(cookieValue(header ?? '', name) ?? '')
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const token = value.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

/** Name and secret for reading a session cookie. */
export type SessionCookie = { readonly name: string; readonly secret: string }

/**
 * Returns a Cookie header in which every parser finds the same session, or none. Parsers differ on quotation marks and repeated names.
 * Otherwise our check could see a guest or another account while better-auth serves the session.
 */
export const withOneSession = (header: string | null, { name, secret }: SessionCookie): string => {
  const others = (header ?? '').split(';').filter((part) => (part.split('=')[0] ?? '').trim() !== name)
  const token = readSignedValue(header, name, secret)
  if (token === null) return others.join(';')
  return [`${name}=${signedValue(token, secret)}`, ...others].join(';')
}
