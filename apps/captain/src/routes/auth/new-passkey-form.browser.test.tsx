import { FRESH_SIGN_IN_REQUIRED, type Session } from '@captain/auth-react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { suggestedPasskeyName } from '../../session/suggested-passkey-name.ts'
import { NewPasskeyForm } from './new-passkey-form.tsx'
import { Captain, pending } from './testing/in-captain.tsx'

const OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Captain' },
  user: { id: 'AAAA', name: 'taro', displayName: 'taro' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
}

const requires = (more: object) => ({ ...OPTIONS, authenticatorSelection: { ...OPTIONS.authenticatorSelection, ...more } })

beforeEach(() => i18n.loadAndActivate({ locale: 'ja', messages: {} }))
afterEach(() => vi.restoreAllMocks())

/** Submits a form to a server with the given response. */
const send = async (answer: () => Response, session: Session | null = null) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  await render(
    <I18nProvider i18n={i18n}>
      <Captain session={session} at="/">
        <NewPasskeyForm onMade={() => {}} onPassword={() => {}} />
      </Captain>
    </I18nProvider>,
  )
  await page.getByRole('button', { name: 'パスキーを登録' }).click()
}

/** Opens a form whose server returns these options, in a browser whose ceremony fails with this error. */
const open = async (failure: string, options: object) => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(failure === 'TypeError' ? new TypeError('?') : new DOMException('?', failure))
  await send(() => Response.json(options))
}

const tooLate = (): Response =>
  Response.json({ title: 'もう一度ログインしてください', status: 403, code: FRESH_SIGN_IN_REQUIRED }, { status: 403 })

test.each([
  ['AbortError', OPTIONS, 'パスキーの手続きが中断されました。'],
  ['ConstraintError', requires({ requireResidentKey: true }), 'パスキーの保存に対応していません。'],
  ['ConstraintError', OPTIONS, '指紋や顔、PINなどで本人確認ができる'],
  ['InvalidStateError', OPTIONS, 'このパスキーはすでに登録されています。'],
  ['NotSupportedError', OPTIONS, '暗号方式には対応していません。'],
  ['SecurityError', { ...OPTIONS, rp: { id: 'elsewhere.example', name: '?' } }, 'このアドレスではパスキーを使えません。'],
  ['TypeError', { ...OPTIONS, user: { ...OPTIONS.user, id: 'A'.repeat(100) } }, 'アカウントの認証用IDが正しくない'],
  ['UnknownError', OPTIONS, '端末またはセキュリティキーでエラーが起きました。'],
  ['NotAllowedError', OPTIONS, 'パスキーの登録をキャンセルしました。'],
])('%s is told in words of its own', async (failure, options, words) => {
  await open(failure, options)
  await expect.element(page.getByRole('alert')).toMatchTextContent(words)
  await expect.element(page.getByLabelText('パスキーの名前')).toHaveValue(suggestedPasskeyName())
})

test.each([
  [true, ['/user/profile', '/auth/logout']],
  // Accounts pending approval have no profile.
  [false, ['/auth/logout']],
])('whoever has been signed in too long (approved: %s) is led on to where it can be done', async (isUser, ways) => {
  await send(tooLate, { ...pending, user: { ...pending.user, isUser } })
  await expect.element(page.getByRole('alert')).toMatchTextContent('もう一度ログインしてください')
  await expect.poll(() => [...document.querySelectorAll('form a')].map((link) => link.getAttribute('href'))).toEqual(ways)
})
