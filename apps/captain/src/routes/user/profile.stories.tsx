import { shows } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImpersonationBanner } from '../../shell/impersonation-banner.tsx'
import { Profile } from './profile.tsx'
import { accountApi, NEVER, SIGNED_OUT, TOO_LATE, UNAVAILABLE, type AccountApi } from './testing/account-api.ts'
import { AccountPage } from './testing/account-page.tsx'
import { account, passkey, session } from './testing/account-samples.ts'

type Given = Parameters<typeof accountApi>[0]

const READS = ['/api/v1/account', '/api/v1/tenants', '/api/auth/list-sessions', '/api/auth/passkey/list-user-passkeys']

const answered = (given?: Given, answer?: Parameters<AccountApi['answer']>[1]): AccountApi => {
  const api = accountApi(given)
  if (answer !== undefined) for (const path of READS) api.answer(path, answer)
  return api
}

const Page = ({ api }: { readonly api: AccountApi }) => (
  <AccountPage api={api}>
    <ImpersonationBanner />
    <div style={{ padding: '20px 16px 64px' }}>
      <Profile />
    </div>
  </AccountPage>
)

/** The profile page, with its loading and error states. */
const meta = {
  title: 'captain/Profile',
  component: Page,
  args: { api: answered() },
  argTypes: { api: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['alone'],
  beforeEach: ({ args }) => args.api.install(),
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = { play: shows(/金庫のセキュリティキー/) }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows(/金庫のセキュリティキー/) }

export const WithSecondFactor: Story = {
  args: { api: answered({ account: account({ secondFactor: { since: '2026-11-01T00:00:00Z', recoveryCodesLeft: 2 } }) }) },
  play: async ({ canvas, userEvent }) => {
    await shows(/残り2個です/)()
    await userEvent.click(canvas.getByRole('button', { name: 'リカバリーコードを発行し直す' }))
    await expect(await canvas.findByRole('heading', { name: 'リカバリーコード' })).toHaveFocus()
    await expect(canvas.getByText('ABCD-1234-EF00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '安全な場所に保管しました' }))
    await expect(await canvas.findByRole('button', { name: '2段階認証を無効にする' })).toBeVisible()
  },
}

export const SettingUpSecondFactor: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2段階認証を設定…' }))
    await expect(await canvas.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: '認証アプリに登録するQRコード' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('認証コード'), '123456{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'リカバリーコード' })).toHaveFocus()
  },
}

export const WithOrganisation: Story = {
  args: {
    api: answered({
      organisation: { name: '株式会社みなと' },
      account: account({ identity: { label: 'taro@company.example', since: '2026-11-01T00:00:00Z' } }),
    }),
  },
  play: shows(/株式会社みなとのアカウント「taro@company\.example」/),
}

export const Newcomer: Story = {
  args: {
    api: answered({
      session: session({ user: { emailVerified: false } }),
      account: account({
        hasPassword: false,
        memberships: [],
        ai: { allowed: false, monthlyLimit: null, used: 0, expiresOn: null },
      }),
      passkeys: [],
      tenants: [],
    }),
  },
  play: shows(/パスキーはまだありません/),
}

/** The forms for a passkey, a password and another address, opened at once. */
export const EveryFormOpen: Story = {
  args: { api: answered({ session: session({ user: { emailVerified: false } }) }) },
  play: async ({ canvas, userEvent }) => {
    await shows(/未確認/)()
    for (const name of ['パスキーを追加', 'パスワードを変更…', 'メールアドレスを変更…'])
      await userEvent.click(await canvas.findByRole('button', { name }))
    await expect(await canvas.findByRole('textbox', { name: 'パスキーの名前' })).toBeVisible()
  },
}

/** A first passkey long after the sign-in needs the password again. */
export const FirstPasskeyTooLate: Story = {
  beforeEach: ({ args }) => args.api.answer('/api/auth/passkey/generate-register-options', TOO_LATE),
  args: { api: answered({ passkeys: [] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'パスキーを登録' }))
    await userEvent.click(await canvas.findByRole('button', { name: '登録する' }))
    await expect(await canvas.findByText(/最初のパスキーを登録する前にパスワードを確認します。/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }))
    await expect(await canvas.findByText('パスワードを入力してください。')).toBeVisible()
  },
}

export const LastOwner: Story = {
  args: { api: answered({ account: account({ hasPassword: false, soleOwnerOf: ['nyanko', 'cafe'] }), passkeys: [passkey()] }) },
  play: shows(/退会できません/),
}

export const LimitReached: Story = {
  args: { api: answered({ account: account({ ai: { allowed: true, monthlyLimit: 100, used: 100, expiresOn: null } }) }) },
  play: shows(/今月の上限に達しました/),
}

export const Impersonated: Story = {
  args: {
    api: answered({
      session: session({ session: { impersonatedBy: 'admin', expiresAt: new Date(Date.now() + 55.5 * 60_000).toISOString() } }),
      account: account({ impersonator: { id: 'admin', name: '管理 人' } }),
    }),
  },
  play: shows(/操作しているシステム管理者：管理 人/),
}

export const Loading: Story = { args: { api: answered({}, NEVER) }, play: shows(/端末に合わせる/) }

export const Failed: Story = {
  args: { api: answered({}, UNAVAILABLE) },
  play: shows(/サーバーが応答できない状態です|一時的に利用できません/),
}

export const SignedOut: Story = { args: { api: answered({}, SIGNED_OUT) }, play: shows(/ほかの端末からログアウトされました/) }
