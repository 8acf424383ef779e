/** Whether this browser knows passkeys at all; told without loading the ceremonies. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'
