import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { SecureSignIn } from './secure-sign-in.tsx'
import { accountApi, UNAVAILABLE, type AccountApi } from './testing/account-api.ts'
import { AccountPage } from './testing/account-page.tsx'
import { account, session } from './testing/account-samples.ts'

const Page = ({ api }: { readonly api: AccountApi }) => (
  <AccountPage api={api}>
    <div style={{ padding: '20px 16px 64px' }}>
      <SecureSignIn />
    </div>
  </AccountPage>
)

const onlyPassword = () => accountApi({ account: account({ passkeyCount: 0 }), passkeys: [], organisation: { name: '株式会社みなと' } })

const failing = (): AccountApi => {
  const api = onlyPassword()
  api.answer('/api/v1/account', UNAVAILABLE)
  return api
}

/** The page of accounts that need more than a password. */
const meta = {
  title: 'captain/Secure sign-in',
  component: Page,
  args: { api: onlyPassword() },
  argTypes: { api: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['alone'],
  beforeEach: ({ args }) => args.api.install(),
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'パスキーを登録' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '2段階認証を設定…' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '株式会社みなとのアカウントと連携…' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '管理画面へ進む' })).toBeDisabled()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Ready: Story = {
  args: { api: accountApi({ account: account({ passkeyCount: 1 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('設定できました。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '管理画面へ進む' })).toBeEnabled()
  },
}

/** The session began with the password of an account that has a passkey. */
export const ToBeConfirmed: Story = {
  args: { api: accountApi({ account: account({ passkeyCount: 1 }), session: { ...session(), mustSetUpSignIn: true } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/登録済みの方法で本人確認をしてください/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '本人確認をして管理画面へ進む' }))
    await expect(await screen.findByRole('dialog', { name: '本人確認' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { api: failing() },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'もう一度読み込む' })).length).toBeGreaterThan(0)
  },
}
