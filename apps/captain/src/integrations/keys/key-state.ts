import type { ApiKeySummary } from '@captain/content-core'

/** The state of a key. `ending` covers its last two weeks. */
export type KeyState = 'valid' | 'ending' | 'expired' | 'revoked'

const SOON_MS = 14 * 86_400_000

export const keyStateOf = ({ revokedAt, expiresAt }: Pick<ApiKeySummary, 'revokedAt' | 'expiresAt'>, now: number): KeyState => {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt === null) return 'valid'
  const left = Date.parse(expiresAt) - now
  if (left <= 0) return 'expired'
  return left < SOON_MS ? 'ending' : 'valid'
}
