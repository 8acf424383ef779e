import { loadContentMessages } from '@captain/content-react/list-kit'
import { FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { problem } from '@captain/http-core/testing/problem'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Audit } from './audit.tsx'
import { AuthUser } from './auth-user.tsx'
import { adminApi, UNAVAILABLE, type AdminApi } from './testing/admin-api.ts'
import { AdminPage } from './testing/admin-page.tsx'
import { account, AI_USE, event as logged } from './testing/admin-samples.ts'

beforeAll(async () => {
  i18n.load('ja', { ...(await loadUiMessages('ja')), ...(await loadContentMessages('ja')) })
  i18n.activate('ja')
})
beforeEach(() => page.viewport(1440, 900))

let restore = () => {}
afterEach(() => restore())

const LIST = '/api/v1/admin/auth-users'

const open = async (api: AdminApi, shown: ReactNode, at = '/admin/auth-user') => {
  restore = api.install()
  await render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>
          <AdminPage at={at}>
            <main style={{ padding: 16 }}>{shown}</main>
          </AdminPage>
        </FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const item = (name: string | RegExp) => page.getByRole('menuitem', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })

describe('the list of accounts', () => {
  it('has the room that its columns need, and a narrow one for what can be done', async () => {
    await open(adminApi(), <AuthUser />)
    await expect.element(button('メールアドレス')).toBeVisible()
    const widthOf = (text: string) =>
      [...document.querySelectorAll('thead th')].find(({ textContent }) => textContent === text)?.getBoundingClientRect().width
    await expect.poll(() => widthOf('操作')).toBe(44)
    expect(widthOf('メールアドレス')).toBeGreaterThanOrEqual(198)
  })

  it('asks for what the address says, and for what is chosen', async () => {
    const api = adminApi()
    await open(api, <AuthUser />, '/admin/auth-user?f.role=admin&sort=name&f.other=1')
    await expect.element(page.getByRole('row', { name: /佐藤 花子/ })).toBeVisible()
    expect(api.lastOf(LIST)).toBe(`${LIST}?filter[role]=admin&sort=name&limit=25`)
    await button('承認状況').click()
    await page.getByRole('radio', { name: '未承認' }).click()
    await expect.poll(() => api.lastOf(LIST)).toBe(`${LIST}?filter[role]=admin&filter[isUser]=false&sort=name&limit=25`)
    await button('条件をすべて解除').click()
    await expect.poll(() => api.lastOf(LIST)).toBe(`${LIST}?sort=name&limit=25`)
  })

  it('turns its own order round by a press on its head', async () => {
    const api = adminApi()
    await open(api, <AuthUser />)
    await button('登録日').click()
    await expect.poll(() => api.lastOf(LIST)).toBe(`${LIST}?sort=createdAt&limit=25`)
    await button('登録日').click()
    await expect.poll(() => api.lastOf(LIST)).toBe(`${LIST}?sort=-createdAt&limit=25`)
  })

  it('offers neither ban nor deletion nor another role for the own account', async () => {
    await open(adminApi(), <AuthUser />)
    await button('「管理 花子」の操作').click()
    await expect.element(item('パスワードを設定…')).toBeVisible()
    for (const action of [/^ロールを変更/, /^代理ログイン/, /^利用停止/, /^削除/])
      await expect.element(item(action)).not.toBeInTheDocument()
  })

  it('says why nobody acts for who is banned', async () => {
    await open(adminApi(), <AuthUser />)
    await button('「山田 太郎」の操作').click()
    await expect.element(item(/^代理ログイン… ?利用停止中は代理ログインできません。$/)).toHaveAttribute('data-disabled')
    await expect.element(item('利用停止を解除')).toBeVisible()
  })

  it('keeps a refused question open with the reason and what was typed', async () => {
    const api = adminApi()
    api.answer('/api/auth/admin/ban-user', problem(409, 'last-owner', '喫茶ころりの管理者がいなくなります'))
    await open(api, <AuthUser />)
    await button('「佐藤 花子」の操作').click()
    await item('利用停止…').click()
    await page.getByRole('textbox', { name: /理由/ }).fill('退職')
    await page.getByRole('radio', { name: '7日間' }).click()
    await button('利用停止にする').click()
    await expect.element(dialog('利用停止').getByRole('alert')).toMatchTextContent('喫茶ころりの管理者がいなくなります')
    await expect.element(page.getByRole('textbox', { name: /理由/ })).toHaveValue('退職')
    expect(api.writes()).toEqual([['/api/auth/admin/ban-user', { userId: 'hanako', banReason: '退職', banExpiresIn: 604_800 }]])
    api.recover('/api/auth/admin/ban-user')
    await button('利用停止にする').click()
    await expect.element(page.getByText('「佐藤 花子」を利用停止にしました')).toBeVisible()
    await expect.element(dialog('利用停止')).not.toBeInTheDocument()
    await expect.element(button('「佐藤 花子」の操作')).toHaveFocus()
  })

  it('gives the use of the AI tools with a limit and a last day, and refuses what cannot be', async () => {
    const api = adminApi({ ai: { ...AI_USE, used: 1200 } })
    api.answer(`${LIST}/hanako`, UNAVAILABLE)
    await open(api, <AuthUser />)
    await button('「佐藤 花子」の操作').click()
    await item('AI機能の利用…').click()
    const ask = dialog('AI機能の利用')
    await expect.element(ask).toMatchTextContent('ユーザーを読み込めませんでした')
    await expect.element(ask.getByRole('button', { name: '変更', exact: true })).toBeDisabled()
    api.recover(`${LIST}/hanako`)
    await ask.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expect.element(ask.getByRole('radio', { name: '使えない' })).toBeChecked()
    await ask.getByRole('radio', { name: '使える', exact: true }).click()
    const limit = ask.getByRole('textbox', { name: /1か月に生成できる画像/ })
    await expect.element(limit).toHaveValue('100')
    await expect.element(ask).toMatchTextContent('今月は1,200枚使っています')
    await limit.fill('-1')
    await ask.getByLabelText('利用期限').fill('2020-01-01')
    await ask.getByRole('button', { name: '変更', exact: true }).click()
    await expect.element(ask).toMatchTextContent('0から100,000までの整数を入力してください。')
    await expect.element(ask).toMatchTextContent('今日以降の日付を入力してください。')
    await expect.element(limit).toHaveFocus()
    await limit.fill('１,５００')
    await ask.getByLabelText('利用期限').fill('2999-12-31')
    await ask.getByRole('button', { name: '変更', exact: true }).click()
    await expect.element(page.getByText('「佐藤 花子」のAI機能の利用を変更しました')).toBeVisible()
    const before = { monthlyLimit: null, expiresOn: null }
    expect(api.writes()).toEqual([[`${LIST}/hanako/ai`, { allowed: true, monthlyLimit: 1500, expiresOn: '2999-12-31', before }]])
    await expect.element(button('「佐藤 花子」の操作')).toHaveFocus()
  })

  it('shows what of the AI tools is used beside an account, and takes them away from there', async () => {
    const ai = { ...AI_USE, monthlyLimit: 50, expiresOn: '2999-12-31', grantedBy: { id: 'own', name: '管理 花子' }, used: 12 }
    const api = adminApi({ accounts: [account({ mayUseAi: true })], ai })
    await open(api, <AuthUser />)
    await button('佐藤 花子').click()
    const detail = dialog('佐藤 花子')
    await expect.element(detail).toMatchTextContent(/12 \/ 50枚.*2999\/12\/31.*管理 花子/)
    await detail.getByRole('button', { name: '変更…' }).click()
    const ask = dialog('AI機能の利用')
    await ask.getByRole('radio', { name: '使えない' }).click()
    await ask.getByRole('button', { name: '変更', exact: true }).click()
    await expect.element(ask).not.toBeInTheDocument()
    const before = { monthlyLimit: 50, expiresOn: '2999-12-31' }
    expect(api.writes()).toEqual([[`${LIST}/hanako/ai`, { allowed: false, before }]])
  })

  it('shows what another administrator has set meanwhile, and takes over what was not typed', async () => {
    const api = adminApi({ accounts: [account({ mayUseAi: true })], ai: { ...AI_USE, monthlyLimit: 100 } })
    const current = { ...account({ mayUseAi: true }), ai: { ...AI_USE, monthlyLimit: 5 } }
    api.answer(`${LIST}/hanako/ai`, problem(409, 'version-conflict', 'ほかの変更と競合しました', { current }))
    await open(api, <AuthUser />)
    await button('「佐藤 花子」の操作').click()
    await item('AI機能の利用…').click()
    const ask = dialog('AI機能の利用')
    await ask.getByLabelText('利用期限').fill('2999-11-30')
    await ask.getByRole('button', { name: '変更', exact: true }).click()
    await expect
      .element(ask.getByRole('alert'))
      .toMatchTextContent(/ほかのシステム管理者が設定を変更しました.*現在の設定：月5枚まで、無期限/)
    await expect.element(ask.getByRole('textbox', { name: /1か月に生成できる画像/ })).toHaveValue('5')
    await expect.element(ask.getByLabelText('利用期限')).toHaveValue('2999-11-30')
    api.recover(`${LIST}/hanako/ai`)
    await ask.getByRole('button', { name: '変更', exact: true }).click()
    await expect.element(ask).not.toBeInTheDocument()
    const draft = { allowed: true, expiresOn: '2999-11-30' }
    expect(api.writes().map(([, body]) => body)).toEqual([
      { ...draft, monthlyLimit: 100, before: { monthlyLimit: 100, expiresOn: null } },
      { ...draft, monthlyLimit: 5, before: { monthlyLimit: 5, expiresOn: null } },
    ])
  })

  it('that cannot be loaded says so and tries again; one without a match leads out', async () => {
    const api = adminApi({ accounts: [] })
    api.answer(LIST, UNAVAILABLE)
    await open(api, <AuthUser />, '/admin/auth-user?q=x')
    await expect.element(page.getByText('一覧を読み込めませんでした')).toBeVisible()
    api.recover(LIST)
    await button('もう一度読み込む').click()
    await expect.element(page.getByText('条件に合うものはありません')).toBeVisible()
  })

  it.each([1440, 390])('fits a screen of %i px', async (width) => {
    await page.viewport(width, 844)
    await open(adminApi(), <AuthUser />)
    await expect.element(button('「待田 待子」を承認する')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

describe('the log', () => {
  it('tells who acted on whose behalf, and what an event changed', async () => {
    const api = adminApi()
    await open(api, <Audit />, '/admin/audit?f.at=2026-11-01..2026-11-30')
    await expect.element(page.getByRole('row', { name: /ユーザー情報の変更/ })).toMatchTextContent('佐藤 花子 （管理 花子が代理）')
    expect(api.lastOf('/api/v1/admin/audit-events')).toContain('?filter[from]=2026-11-01&filter[until]=2026-11-30&limit=25')
    await button('権限の変更').click()
    const event = dialog('権限の変更')
    await expect.element(event.getByRole('deletion')).toMatchTextContent('一般')
    await expect.element(event.getByRole('insertion')).toMatchTextContent('システム管理者')
    await expect.element(event).toMatchTextContent('198.51.100.7')
    await event.getByRole('button', { name: 'この対象の操作をすべて見る' }).click()
    await expect.poll(() => api.lastOf('/api/v1/admin/audit-events')).toContain('?filter[record]=hanako&limit=25')
  })

  it('tells in words what somebody may do with the AI tools', async () => {
    const diff = { mayUseAi: [false, true], monthlyLimit: [null, 50], expiresOn: [null, '2999-12-31'] }
    await open(adminApi({ events: [logged({ changes: { fields: Object.keys(diff), diff } })] }), <Audit />, '/admin/audit')
    await button('権限の変更').click()
    await expect
      .element(dialog('権限の変更'))
      .toMatchTextContent(/AI機能\s*使えない\s*使える\s*1か月に生成できる画像（枚）\s*（空）\s*50\s*利用期限\s*（空）\s*2999\/12\/31/)
  })

  it('is narrowed to a kind of action, and says when it cannot be handed over', async () => {
    const api = adminApi()
    api.answer('/api/v1/admin/audit-events.csv', problem(403, 'step-up-required', 'この操作の前に、パスキーで本人確認をしてください'))
    await open(api, <Audit />, '/admin/audit')
    await page.getByRole('search').getByRole('button', { name: '操作の種類' }).click()
    await page.getByRole('radio', { name: '権限と利用停止' }).click()
    await expect
      .poll(() => api.lastOf('/api/v1/admin/audit-events'))
      .toContain('?filter[action]=permission,createRole,updateRole,deleteRole,approve,ban,unban&limit=25')
    await button('CSVで書き出す').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('この操作の前に、パスキーで本人確認をしてください')
  })
})
