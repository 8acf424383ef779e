import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { EnrolmentDone } from './enrolment-done.tsx'
import { EnrolmentOver } from './enrolment-over.tsx'
import { Login } from './login.tsx'
import { NotPermission } from './not-permission.tsx'
import { Recover } from './recover.tsx'
import { SignUp } from './sign-up.tsx'
import { answering, answeringAt, inCaptain, pending } from './testing/in-captain.tsx'
import { VerificationOver } from './verification-over.tsx'
import { SignInMethodSetup } from './sign-in-method-setup.tsx'
import { PendingApprovalPage } from './pending-approval-page.tsx'

const meta = {
  title: 'captain/Signing in',
  decorators: [inCaptain],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const LoginPage: Story = {
  name: 'Login',
  render: () => <Login />,
  beforeEach: answering(503, {}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ログイン' }))
    await expect(canvas.getByLabelText('メールアドレス')).toHaveFocus()
    await expect(canvas.getByLabelText('メールアドレス')).toHaveAccessibleDescription('メールアドレスを入力してください。')
    await userEvent.type(canvas.getByLabelText('メールアドレス'), 'mike@captain.example')
    await expect(canvas.getByLabelText('メールアドレス')).toBeValid()
  },
}

export const LoginTooOften: Story = {
  render: () => <Login />,
  beforeEach: answering(429, { code: 'too-many-requests', title: '…' }, { 'retry-after': '42' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('メールアドレス'), 'mike@captain.example')
    await userEvent.type(canvas.getByLabelText('パスワード'), 'a-long-password')
    await userEvent.click(canvas.getByRole('button', { name: 'ログイン' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('42秒ほど待ってから')
    await expect(canvas.getByLabelText('パスワード')).toHaveValue('a-long-password')
  },
}

export const LoginWithOrganisation: Story = {
  render: () => <Login />,
  parameters: { at: '/auth/login?sso=domain' },
  beforeEach: answeringAt({
    '/sign-in-options': [200, { organisation: { name: '株式会社みなと' } }],
    '/oidc/start': [503, { code: 'sign-in-provider-unavailable', title: '組織のログインページに接続できません' }],
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('このメールアドレスのアカウントは、ここでは使えません')
    await userEvent.click(await canvas.findByRole('button', { name: '株式会社みなとでログイン' }))
    await expect(await canvas.findByText(/サーバーが応答できない状態です|組織のログインページに接続できません/)).toBeVisible()
  },
}

const WRONG_CODE = 'コードが正しくないか、すでに使われています。最新のコードを入力してください'

export const LoginSecondFactor: Story = {
  render: () => <Login />,
  beforeEach: answeringAt({
    '/sign-in/email': [200, { secondFactor: true }],
    '/second-factor/verify': [400, { code: 'wrong-code', title: WRONG_CODE }],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('メールアドレス'), 'mike@captain.example')
    await userEvent.type(canvas.getByLabelText('パスワード'), 'a-long-password')
    await userEvent.click(canvas.getByRole('button', { name: 'ログイン' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: '2段階認証' })).toHaveFocus())
    await userEvent.type(canvas.getByLabelText('認証コード'), '123456')
    await userEvent.click(canvas.getByRole('button', { name: '確認する' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(WRONG_CODE)
    await expect(canvas.getByLabelText('認証コード')).toHaveValue('123456')
    await userEvent.click(canvas.getByRole('button', { name: 'リカバリーコードを使う' }))
    await expect(await canvas.findByLabelText('リカバリーコード')).toHaveValue('')
  },
}

export const LoginWithoutPasskeys: Story = {
  render: () => <Login />,
  beforeEach: () => {
    const own = globalThis.PublicKeyCredential
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    return () => {
      Object.defineProperty(globalThis, 'PublicKeyCredential', { value: own, configurable: true, writable: true })
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/このブラウザーはパスキーに対応していません/)).toBeVisible()
  },
}

export const SignUpSent: Story = {
  render: () => <SignUp />,
  beforeEach: answering(200, { status: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('氏名'), '港 太郎')
    await userEvent.type(canvas.getByLabelText('メールアドレス'), 'taro@captain.example')
    await userEvent.type(canvas.getByLabelText('パスワード'), 'a-long-password')
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: '確認メールを送信しました' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: '確認メールを再送する' }))
    await expect(await canvas.findByText('確認メールを再送しました。')).toBeVisible()
  },
}

export const RecoverSent: Story = {
  render: () => <Recover />,
  beforeEach: answering(202, {}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('メールアドレス'), 'ｔａｒｏ@captain.example')
    await userEvent.click(canvas.getByRole('button', { name: '再設定のメールを送信' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'メールを送信しました' })).toHaveFocus())
    await expect(canvas.getByText('taro@captain.example')).toBeVisible()
  },
}

export const Welcome: Story = { render: () => <SignInMethodSetup name="港 太郎" kind="invite" onMade={fn()} /> }

export const WelcomeWithPassword: Story = {
  render: () => <SignInMethodSetup name="港 太郎" kind="recovery" onMade={fn()} />,
  beforeEach: answering(403, { code: 'step-up-required', title: 'この操作の前に、パスキーで本人確認をしてください' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '代わりにパスワードを設定する' }))
    await userEvent.type(await canvas.findByLabelText('パスワード'), 'a-long-password')
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを設定' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('この操作の前に')
  },
}

export const Enrolled: Story = { render: () => <EnrolmentDone made="passkey" /> }

export const EnrolmentLinkOver: Story = { render: () => <EnrolmentOver /> }

export const VerificationLinkOver: Story = { render: () => <VerificationOver /> }

export const WaitingForApproval: Story = { render: () => <PendingApprovalPage />, parameters: { session: pending, layout: 'padded' } }

export const Approved: Story = {
  render: () => <PendingApprovalPage />,
  parameters: { session: { ...pending, user: { ...pending.user, isUser: true } }, layout: 'padded' },
}

export const Refused: Story = {
  render: () => <NotPermission />,
  parameters: { session: pending, at: '/auth/not-permission?from=%2Fadmin%2Fauth-user', layout: 'padded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/admin/auth-user')).toBeVisible()
    await expect(await canvas.findByText('taro@captain.example')).toBeVisible()
  },
}
