import type { AdminAccount, AdminAiUse, AuditEvent } from '@captain/auth-core'

export const account = (changes: Partial<AdminAccount> = {}): AdminAccount => ({
  id: 'hanako',
  name: '佐藤 花子',
  email: 'hanako@example.jp',
  emailVerified: true,
  image: null,
  role: 'user',
  isUser: true,
  banned: false,
  banReason: null,
  banExpires: null,
  locale: 'ja',
  passkeyCount: 2,
  hasSecondFactor: true,
  memberships: [
    { tenant: 'cafe', role: 'editor' },
    { tenant: 'shop', role: 'viewer' },
  ],
  mayUseAi: false,
  lastSignInAt: '2026-11-20T03:00:00.000Z',
  createdAt: '2026-11-01T03:00:00.000Z',
  ...changes,
})

export const AI_USE: AdminAiUse = { isAdmin: false, monthlyLimit: null, expiresOn: null, grantedBy: null, used: 0 }

export const ACCOUNTS: readonly AdminAccount[] = [
  account(),
  account({
    id: 'matsu',
    name: '待田 待子',
    email: 'matsu@example.jp',
    isUser: false,
    emailVerified: false,
    memberships: [],
    lastSignInAt: null,
  }),
  account({
    id: 'yamada',
    name: '山田 太郎',
    email: 'yamada@example.jp',
    banned: true,
    banReason: '迷惑行為',
    banExpires: '2099-12-01T15:00:00.000Z',
    passkeyCount: 0,
    hasSecondFactor: false,
  }),
  account({ id: 'own', name: '管理 花子', email: 'admin@example.jp', role: 'admin', memberships: [] }),
]

export const event = (changes: Partial<AuditEvent> = {}): AuditEvent => ({
  id: '01JEVENT000000000000000001',
  at: '2026-11-20T03:00:00.000Z',
  action: 'permission',
  actor: { id: 'own', name: '管理 花子' },
  impersonator: null,
  tenant: null,
  entity: 'auth-user',
  record: 'hanako',
  summary: '佐藤 花子 <hanako@example.jp>',
  changes: { fields: ['role'], diff: { role: ['user', 'admin'] } },
  ipAddress: '198.51.100.7',
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Safari/605.1.15',
  requestId: 'a2f1',
  keyId: null,
  ...changes,
})

export const EVENTS: readonly AuditEvent[] = [
  event(),
  event({
    id: '01JEVENT000000000000000002',
    action: 'ban',
    changes: { fields: ['banned'], diff: { banned: [false, true] }, note: '迷惑行為' },
  }),
  event({
    id: '01JEVENT000000000000000003',
    action: 'updateAccount',
    actor: { id: 'hanako', name: '佐藤 花子' },
    impersonator: { id: 'own', name: '管理 花子' },
    changes: { fields: ['name'], diff: { name: ['花子', '佐藤 花子'] } },
  }),
  event({ id: '01JEVENT000000000000000004', action: 'loginFailed', actor: { id: null, name: '' }, changes: {} }),
]
