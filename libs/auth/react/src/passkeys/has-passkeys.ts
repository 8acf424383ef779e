/** Returns whether this browser supports passkeys, without loading the ceremonies. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'
