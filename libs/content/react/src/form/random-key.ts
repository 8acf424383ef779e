/** Creates a random key of 128 bits. Unlike `crypto.randomUUID`, it works on pages without TLS. */
export const makeRandomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
