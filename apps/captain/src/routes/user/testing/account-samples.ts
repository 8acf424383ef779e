import type { Passkey, Session } from '@captain/auth-react'
import type { TenantSummary } from '@captain/platform-react/tenants-query'
import type { AccountSession, OwnAccount } from '../account.ts'

export const session = (
  changes: { readonly user?: Partial<Session['user']>; readonly session?: Partial<Session['session']> } = {},
): Session => ({
  session: { id: 's1', expiresAt: '2099-01-01T00:00:00.000Z', ...changes.session },
  user: {
    id: 'taro',
    name: '港 太郎',
    email: 'taro@captain.example',
    emailVerified: true,
    isUser: true,
    role: 'user',
    locale: 'ja',
    ...changes.user,
  },
})

export const account = (changes: Partial<OwnAccount> = {}): OwnAccount => ({
  hasPassword: true,
  passkeyCount: 2,
  secondFactor: null,
  identity: null,
  memberships: [
    { tenant: 'nyanko', name: 'にゃんこ港', role: 'owner' },
    { tenant: 'cafe', name: 'ダイスと珈琲 ころり', role: 'editor' },
  ],
  ai: { allowed: true, monthlyLimit: 100, used: 37, expiresOn: '2027-03-31' },
  soleOwnerOf: [],
  impersonator: null,
  ...changes,
})

export const passkey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: 'p1',
  name: 'Mac 2026/11/01',
  deviceType: 'multiDevice',
  backedUp: true,
  createdAt: '2026-11-01T03:00:00.000Z',
  lastUsedAt: '2026-11-20T03:00:00.000Z',
  ...changes,
})

export const PASSKEYS: readonly Passkey[] = [
  passkey(),
  passkey({ id: 'p2', name: '金庫のセキュリティキー', deviceType: 'singleDevice', backedUp: false, lastUsedAt: null }),
]

const CHROME = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

export const SESSIONS: readonly AccountSession[] = [
  {
    id: 's1',
    token: 't1',
    ipAddress: '203.0.113.7',
    userAgent: CHROME,
    createdAt: '2026-11-21T01:00:00.000Z',
    updatedAt: '2026-11-21T03:00:00.000Z',
    beganBy: 'passkey',
  },
  {
    id: 's2',
    token: 't2',
    ipAddress: '2001:db8::7',
    userAgent: IPHONE,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-21T03:05:00.000Z',
    beganBy: 'password',
  },
]

const tenant = (changes: Partial<TenantSummary>): TenantSummary => ({
  slug: 'nyanko',
  number: 1,
  names: { ja: 'にゃんこ港', en: 'Nyanko Harbor' },
  color: '#24506e',
  role: 'owner',
  contentTypes: ['article'],
  isMember: true,
  ...changes,
})

export const TENANTS: readonly TenantSummary[] = [
  tenant({}),
  tenant({ slug: 'cafe', number: 7, names: { ja: 'ダイスと珈琲 ころり', en: 'Korori Dice & Coffee' }, color: '#7a4a2b', role: 'editor' }),
]
