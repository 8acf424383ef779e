/** Returns whether this browser supports passkeys, without loading the ceremonies. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'
