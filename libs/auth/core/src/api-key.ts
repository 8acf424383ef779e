/** What a key may be allowed: to read what is public, to read and write working copies, to publish, to read what people sent in. */
export const KEY_SCOPES = ['delivery:read', 'content:read', 'content:write', 'content:publish', 'submissions:read'] as const

export type KeyScope = (typeof KEY_SCOPES)[number]

/** A key of a tenant, by which programs call the API. */
export type ApiKey = {
  readonly id: string
  readonly name: string
  /** Slug of the one tenant that the key acts in. */
  readonly tenant: string
  readonly scopes: readonly KeyScope[]
  /** Names of the content types that it reaches; null is all of them. */
  readonly contentTypes: readonly string[] | null
}

export const isKeyScope = (value: unknown): value is KeyScope => KEY_SCOPES.some((scope) => scope === value)

/** Whether the key was given a scope, and for the content type where one is named. */
export const keyAllows = ({ scopes, contentTypes }: ApiKey, scope: KeyScope, contentType?: string): boolean =>
  scopes.includes(scope) && (contentType === undefined || contentTypes === null || contentTypes.includes(contentType))
