/** A random key of 128 bits; unlike `crypto.randomUUID` it also exists on a page without TLS. */
export const makeRandomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
