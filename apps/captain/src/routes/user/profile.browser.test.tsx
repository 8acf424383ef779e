import { FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { sessionQuery } from '@captain/auth-react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ImpersonationBanner } from '../../shell/impersonation-banner.tsx'
import { Profile } from './profile.tsx'
import { accountApi, INCOMPLETE, LAST_WAY_IN, SIGNED_OUT, TOO_LATE, UNAVAILABLE, type AccountApi } from './testing/account-api.ts'
import { AccountPage } from './testing/account-page.tsx'
import { account, PASSKEYS, passkey, session, SESSIONS } from './testing/account-samples.ts'

beforeAll(async () => {
  i18n.load('ja', await loadUiMessages('ja'))
  i18n.activate('ja')
})
beforeEach(() => page.viewport(1440, 900))

let restore = () => {}
afterEach(() => {
  restore()
  sessionStorage.clear()
})

const open = async (api: AccountApi, client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) => {
  restore = api.install()
  const shown = await render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>
          <AccountPage api={api} client={client}>
            <ImpersonationBanner />
            <Profile />
          </AccountPage>
        </FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )
  await expect.element(page.getByRole('heading', { name: '退会' })).toBeVisible()
  return shown
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name })
const region = (name: string) => page.getByRole('region', { name, exact: true })

describe('the name', () => {
  it('is saved where it stands, and what is typed stays when nobody is signed in any more', async () => {
    const api = accountApi()
    const shown = await open(api)
    await field('名前').fill(' ')
    await button('名前を保存').click()
    await expect.element(page.getByText('氏名を入力してください。')).toBeVisible()
    await field('名前').fill('港 次郎')
    api.answer('/api/auth/update-user', SIGNED_OUT)
    await button('名前を保存').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/ほかの端末からログアウトされました。入力した内容は残っています。/)
    await expect.element(page.getByRole('link', { name: '新しいタブでログインする' })).toHaveAttribute('target', '_blank')
    await expect.element(field('名前')).toHaveValue('港 次郎')
    await shown.unmount()

    api.recover('/api/auth/update-user')
    await open(api)
    await expect.element(field('名前')).toHaveValue('港 次郎')
    await button('名前を保存').click()
    await expect.element(page.getByText('名前を保存しました。')).toBeVisible()
    expect(api.writes).toEqual([['/api/auth/update-user', { name: '港 次郎' }]])
    await expect.element(button('名前を保存')).not.toBeInTheDocument()
  })
})

describe('passkeys', () => {
  it('get another name in their place', async () => {
    const api = accountApi()
    await open(api)
    await button('「Mac 2026/11/01」の名前を変更').click()
    await expect.element(field('パスキーの名前')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('「Mac 2026/11/01」の名前を変更')).toHaveFocus()
    await button('「Mac 2026/11/01」の名前を変更').click()
    await field('パスキーの名前').fill('長い名前'.repeat(6))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/長すぎます/)).toBeVisible()
    await field('パスキーの名前').fill('仕事用のMac')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: '仕事用のMac' })).toBeVisible()
    expect(api.writes).toEqual([['/api/auth/passkey/update-passkey', { id: 'p1', name: '仕事用のMac' }]])
  })

  it('are deleted after a question, unless the server knows better', async () => {
    const api = accountApi()
    await open(api)
    api.answer('/api/auth/passkey/delete-passkey', LAST_WAY_IN)
    await button('「金庫のセキュリティキー」を削除…').click()
    const dialog = page.getByRole('dialog', { name: 'パスキーの削除' })
    await dialog.getByRole('button', { name: '削除' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('ログイン方法がなくなるため、削除できません。')
    api.recover('/api/auth/passkey/delete-passkey')
    await dialog.getByRole('button', { name: '削除' }).click()
    await expect.element(page.getByRole('heading', { name: '金庫のセキュリティキー' })).not.toBeInTheDocument()
    expect(api.writes).toEqual([['/api/auth/passkey/delete-passkey', { id: 'p2' }]])
  })

  it('that are the last way in, or ten, say so', async () => {
    const shown = await open(accountApi({ passkeys: PASSKEYS.slice(0, 1), account: account({ hasPassword: false }) }))
    await expect.element(page.getByText(/ほかにログイン方法がないため、削除できません。/)).toBeVisible()
    await expect.element(button(/を削除…/)).not.toBeInTheDocument()
    await shown.unmount()
    restore()
    await open(accountApi({ passkeys: Array.from({ length: 10 }, (_, index) => passkey({ id: `p${index}`, name: `キー${index}` })) }))
    await expect.element(page.getByText(/登録できるパスキーは10個までです。/)).toBeVisible()
    await expect.element(button('パスキーを追加')).not.toBeInTheDocument()
  })
})

describe('another passkey after a step-up', () => {
  it('tells that the registration failed, although the step-up has replaced the session', async () => {
    const api = accountApi()
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await open(api, client)
    api.answer('/api/auth/passkey/generate-register-options', () => {
      client.setQueryData(sessionQuery.queryKey, session({ session: { id: 'after-step-up' } }))
      return INCOMPLETE()
    })
    await button('パスキーを追加').click()
    await button('登録する').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/パスキーの登録が完了しませんでした/)
  })
})

describe('a first passkey long after the sign-in', () => {
  it('asks for the password, and signs in with it anew', async () => {
    const api = accountApi({ passkeys: [] })
    await open(api)
    api.answer('/api/auth/passkey/generate-register-options', TOO_LATE)
    await button('パスキーを登録').click()
    await expect.element(field('パスキーの名前')).toBeVisible()
    await button('登録する').click()
    const password = field('パスワード')
    await expect.element(password).toHaveFocus()
    await expect.element(page.getByText(/最初のパスキーを登録する前にパスワードを確認します。/)).toBeVisible()
    await button('登録する').click()
    await expect.element(page.getByText('パスワードを入力してください。')).toBeVisible()
    await password.fill('a-long-password')
    await button('登録する').click()
    await expect
      .poll(() => api.writes)
      .toEqual([['/api/auth/sign-in/email', { email: 'taro@captain.example', password: 'a-long-password' }]])
  })

  it('leads those without a password to signing in anew', async () => {
    const api = accountApi({ passkeys: [], account: account({ hasPassword: false }) })
    await open(api)
    api.answer('/api/auth/passkey/generate-register-options', TOO_LATE)
    await button('パスキーを登録').click()
    await expect.element(field('パスキーの名前')).toBeVisible()
    await button('登録する').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/もう一度ログインしてください/)
    await expect.element(page.getByRole('link', { name: 'ログアウトしてログインし直す' })).toHaveAttribute('href', '/auth/logout')
  })
})

describe('sessions', () => {
  it('tell where they are from: the same network, one of the house, or nobody knows', async () => {
    const addresses = ['203.0.113.7', '203.0.113.9', '192.168.1.20', '127.0.0.1', null]
    const of = (ipAddress: string | null, index: number) => ({ ...SESSIONS[0]!, id: `s${index + 1}`, token: `t${index}`, ipAddress })
    await open(accountApi({ sessions: addresses.map(of) }))
    const items = region('ログイン中の端末').getByRole('listitem')
    for (const [index, words] of [
      'ネットワーク 203.0.113.*',
      'この端末と同じネットワーク（203.0.113.*）',
      '社内ネットワーク（192.168.1.*）',
      'サーバーと同じコンピューター',
      '場所は不明',
    ].entries())
      await expect.element(items.nth(index)).toMatchTextContent(words)
  })

  it('are listed with this device first, and end one by one or all others', async () => {
    const api = accountApi()
    await open(api)
    const items = region('ログイン中の端末').getByRole('listitem')
    await expect.element(items.nth(0)).toMatchTextContent(/Chrome（macOS）この端末.*ネットワーク 203\.0\.113\.\*.*パスキーでログイン/)
    await expect.element(items.nth(1)).toMatchTextContent(/Safari（iPhone）.*ネットワーク 2001:db8:0:0:\*.*パスワードでログイン/)
    await button('Safari（iPhone）をログアウトさせる').click()
    await expect.element(page.getByText(/ログアウトさせました。/)).toBeVisible()
    await expect.element(items).toHaveLength(1)
    await expect.element(page.getByRole('heading', { name: 'ログイン中の端末' })).toHaveFocus()
    await expect.element(button('ほかの端末をすべてログアウト')).not.toBeInTheDocument()
    expect(api.writes).toEqual([['/api/auth/revoke-session', { token: 't2' }]])
  })
})

describe('leaving', () => {
  it('asks for the own address, and says good-bye', async () => {
    const api = accountApi()
    await open(api)
    await button('退会する…').click()
    const dialog = page.getByRole('dialog', { name: '退会' })
    await dialog.getByRole('textbox').fill('jiro@captain.example')
    await dialog.getByRole('button', { name: '退会する' }).click()
    await expect.element(dialog.getByText('このアカウントのメールアドレスと一致しません。')).toBeVisible()
    await dialog.getByRole('textbox').fill('Taro@captain.example')
    await dialog.getByRole('button', { name: '退会する' }).click()
    await expect.element(page.getByRole('heading', { name: '退会の手続きが完了しました' })).toBeVisible()
    expect(api.writes).toEqual([['/api/auth/delete-user', {}]])
  })

  it('is not for the last owner of a tenant', async () => {
    await open(accountApi({ account: account({ soleOwnerOf: ['nyanko'] }) }))
    await expect.element(page.getByText('にゃんこ港の管理者があなただけのため、退会できません。', { exact: false })).toBeVisible()
    await expect.element(button('退会する…')).not.toBeInTheDocument()
  })
})

it('says what could not be loaded, each part with its own way to try again', async () => {
  const api = accountApi()
  api.answer('/api/auth/list-sessions', UNAVAILABLE)
  await open(api)
  const sessions = region('ログイン中の端末')
  await expect.element(sessions.getByRole('alert')).toMatchTextContent(/サーバーが応答できない状態です。/)
  await expect.element(region('パスキー').getByRole('listitem')).toHaveLength(2)
  api.recover('/api/auth/list-sessions')
  await sessions.getByRole('button', { name: 'もう一度読み込む' }).click()
  await expect.element(sessions.getByRole('listitem')).toHaveLength(2)
})

describe('while an administrator acts as the account', () => {
  const acting = () =>
    accountApi({
      session: session({ session: { impersonatedBy: 'admin', expiresAt: new Date(Date.now() + 42.5 * 60_000).toISOString() } }),
      account: account({ impersonator: { id: 'admin', name: '管理 人' } }),
    })

  it('a banner says so, and ends it', async () => {
    const api = acting()
    await open(api)
    const banner = page.getByRole('region', { name: /代理ログインしています/ })
    await expect.element(banner).toMatchTextContent(/港 太郎（taro@captain.example）.*操作しているシステム管理者：管理 人.*残り42分/)
    await expect.element(page.getByText('代理ログイン中は変更できません。').first()).toBeVisible()
    await expect.element(button(/パスキーを追加|を削除…|退会する…|パスワードを変更…/)).not.toBeInTheDocument()
    api.answer('/api/auth/admin/stop-impersonating', UNAVAILABLE)
    await button('代理ログインを終了').click()
    await expect.element(banner.getByRole('alert')).toMatchTextContent(/終了できませんでした。/)
    api.recover('/api/auth/admin/stop-impersonating')
    await button('代理ログインを終了').click()
    await expect.element(banner).not.toBeInTheDocument()
    expect(api.writes).toEqual([['/api/auth/admin/stop-impersonating', {}]])
  })
})
