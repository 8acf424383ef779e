import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Accounts, Memberships, NewAccount } from '@captain/auth-server'
import type { MemberRole } from '@captain/auth-core'
import type { Tenant } from '@captain/content-core'
import type { Environment } from './environment.ts'
import { startError } from './errors.ts'
import { secretFile } from './secret-file.ts'

type DemoAccount = Omit<NewAccount, 'password'> & {
  /** Roles by tenant slug, or one role in all tenants. */
  readonly memberships: MemberRole | Readonly<Record<string, MemberRole>>
  readonly mayUseAi?: boolean
  /** Purpose of the account, printed next to it. */
  readonly note: { readonly ja: string; readonly en: string }
}

const ADMIN = 'admin@captain.example'

const ACCOUNTS: readonly DemoAccount[] = [
  { email: ADMIN, name: '管理 花子', isUser: true, role: 'admin', memberships: {}, note: { ja: 'システム管理者', en: 'administrator' } },
  {
    email: 'owner@captain.example',
    name: '大家 港一',
    isUser: true,
    memberships: 'owner',
    note: { ja: '全テナントの管理者', en: 'owner of every tenant' },
  },
  {
    email: 'editor@captain.example',
    name: '編集 進',
    isUser: true,
    memberships: 'editor',
    note: { ja: '全テナントの編集者', en: 'editor of every tenant' },
  },
  {
    email: 'cafe-editor@captain.example',
    name: '喫茶 編',
    isUser: true,
    memberships: { cafe: 'editor' },
    note: { ja: 'カフェの編集者', en: 'editor of the café' },
  },
  {
    email: 'viewer@captain.example',
    name: '閲覧 見子',
    isUser: true,
    memberships: 'viewer',
    note: { ja: '全テナントの閲覧者', en: 'viewer of every tenant' },
  },
  { email: 'pending@captain.example', name: '承認 待子', isUser: false, memberships: {}, note: { ja: '承認待ち', en: 'not yet approved' } },
  {
    email: 'ai@captain.example',
    name: '生成 愛',
    isUser: true,
    memberships: {},
    mayUseAi: true,
    note: { ja: 'AI利用者', en: 'may use AI' },
  },
  {
    email: 'ai-editor@captain.example',
    name: '喫茶 描子',
    isUser: true,
    memberships: { cafe: 'editor' },
    mayUseAi: true,
    note: { ja: 'カフェの編集者・AI利用者', en: 'editor of the café, may use AI' },
  },
]

export type DemoOptions = {
  readonly environment: Environment
  readonly accounts: Accounts
  readonly memberships: Memberships
  readonly tenants: readonly Tenant[]
}

/** Demo accounts and their password; printed at each start. */
export type Demo = {
  readonly password: string
  readonly accounts: readonly { readonly email: string; readonly note: DemoAccount['note'] }[]
}

const rolesOf = (account: DemoAccount, tenants: readonly Tenant[]): readonly (readonly [string, MemberRole])[] => {
  const { memberships } = account
  return typeof memberships === 'string' ? tenants.map((tenant) => [tenant.slug, memberships] as const) : Object.entries(memberships)
}

const ensureAccount = async (account: DemoAccount, password: string, { accounts, memberships, tenants }: DemoOptions): Promise<void> => {
  if ((await accounts.find(account.email)) !== null) return
  const { email, name, isUser, role } = account
  const id = await accounts.create({ email, name, isUser, role, password })
  for (const [tenant, memberRole] of rolesOf(account, tenants)) await memberships.grant(id, tenant, memberRole)
  if (account.mayUseAi === true) await accounts.grantAi(id)
}

/** Resets the passwords of earlier starts to the printed one. */
const alignPasswords = async (password: string, accounts: Accounts): Promise<void> => {
  const admin = await accounts.find(ADMIN)
  if (admin === null || (await accounts.hasPassword(admin, password))) return
  for (const { email } of ACCOUNTS) {
    const id = await accounts.find(email)
    if (id !== null) await accounts.setPassword(id, password)
  }
}

/** Rejects a demo folder in production, because its passwords were printed. Throws a StartError. */
const refuseDemo = async (accounts: Accounts): Promise<void> => {
  const found = await Promise.all(ACCOUNTS.map(({ email }) => accounts.find(email)))
  const first = ACCOUNTS.find((_account, place) => found[place] !== null)
  if (first === undefined) return
  throw startError(
    `This database holds demo accounts (${first.email} and others), whose password has been printed. ` +
      'Production needs a database of its own: set CAPTAIN_DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
  )
}

/**
 * Creates the demo accounts on an empty database outside production, and completes an interrupted earlier start. Returns null if there is
 * no demo: in production, which rejects a database that has one, and on any other existing database.
 */
export const prepareDemo = async (options: DemoOptions): Promise<Demo | null> => {
  const { environment, accounts } = options
  if (environment.mode === 'production') {
    await refuseDemo(accounts)
    return null
  }
  if (!(await accounts.isEmpty()) && (await accounts.find(ADMIN)) === null) return null
  const password =
    environment.demoPassword ?? (await secretFile(join(environment.dataDir, 'demo-password'), () => randomBytes(12).toString('base64url')))
  await alignPasswords(password, accounts)
  for (const account of ACCOUNTS) await ensureAccount(account, password, options)
  return { password, accounts: ACCOUNTS.map(({ email, note }) => ({ email, note })) }
}
