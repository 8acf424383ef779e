/** Scopes of an API key: read published content, read and write working copies, publish, read submissions. */
export const KEY_SCOPES = ['delivery:read', 'content:read', 'content:write', 'content:publish', 'submissions:read'] as const

export type KeyScope = (typeof KEY_SCOPES)[number]

/** API key of a tenant, used by programs. */
export type ApiKey = {
  readonly id: string
  readonly name: string
  /** Slug of the key's tenant. */
  readonly tenant: string
  readonly scopes: readonly KeyScope[]
  /** Names of the permitted content types; null permits all. */
  readonly contentTypes: readonly string[] | null
}

export const isKeyScope = (value: unknown): value is KeyScope => KEY_SCOPES.some((scope) => scope === value)

/** Returns whether a key has a scope, for the given content type if any. */
export const keyAllows = ({ scopes, contentTypes }: ApiKey, scope: KeyScope, contentType?: string): boolean =>
  scopes.includes(scope) && (contentType === undefined || contentTypes === null || contentTypes.includes(contentType))
