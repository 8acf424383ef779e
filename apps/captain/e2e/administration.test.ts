import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { arrive } from './own-account.ts'
import { ownWord } from './own-records.ts'
import { addAuthenticator, registerPasskey } from './virtual-authenticator.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('an account from its invitation to its end, and its trail in the log', async ({ page, browser, watched }) => {
  const word = ownWord()
  const [name, email] = [`新人${word}`, `shinjin-${word}@captain.example`]

  await arrive(page.context(), { name: `管理${word}`, role: 'admin' })
  await addAuthenticator(page)
  await registerPasskey(page)

  await test.step('made with a tenant and an invitation, after a proof that keeps what was typed', async () => {
    await page.goto('/admin/auth-user')
    await expect(heading(page, 'ログインユーザー')).toBeVisible()
    await page.getByRole('link', { name: '新規作成' }).click()
    await button(page, '作成').click()
    await expect(page.getByLabel('氏名')).toBeFocused()
    await page.getByLabel('氏名').fill(name)
    await page.getByLabel('メールアドレス').fill('admin@captain.example')
    await button(page, '作成').click()
    await dialog(page, '本人確認').getByRole('button', { name: 'パスキーで確認' }).click()
    await expect(page.getByLabel('氏名')).toHaveValue(name)
    await expect(page.getByLabel('メールアドレス')).toBeFocused()
    await expect(page.getByLabel('メールアドレス')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('メールアドレス').fill(email)
    await expect(page.getByRole('checkbox', { name: '招待を送信する' })).toBeChecked()
    await button(page, 'テナントを追加').click()
    await button(page, '作成').click()
    await expect(dialog(page, `「${name}」の招待リンク`)).toBeVisible()
  })
  const link = (await page.getByTestId('invitation-link').textContent()) ?? ''
  await button(page, '閉じる').click()
  await expect(page).toHaveURL('/admin/auth-user')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row, 'invited, and not here yet').toContainText('未ログイン')

  const theirs = watched(await browser.newContext({ locale: 'ja-JP' }))
  const their = await theirs.newPage()
  await test.step('who is invited comes in', async () => {
    await addAuthenticator(their)
    await their.goto(link)
    await button(their, '設定を始める').click()
    await button(their, 'パスキーを登録').click()
    await their.getByRole('link', { name: '管理画面を開く' }).click()
    await expect(their).toHaveURL(/\/captain$/)
    await their.goto(new URL('/admin/auth-user', link).href)
    await expect(their).toHaveURL(/\/auth\/not-permission/)
  })

  const choose = async (action: string) => {
    const item = page.getByRole('menuitem', { name: action, exact: true })
    await button(page, `「${name}」の操作`).click()
    // By key: a toast of the act before may still lie over the menu's end.
    await item.press('Enter')
  }

  await test.step('approved in one press, whoever waits', async () => {
    const applicant = `志望${word}`
    const data = { name: applicant, email: `shibou-${word}@captain.example`, password: 'とてもながいパスワードです' }
    const guest = await browser.newContext()
    expect(
      (await guest.request.post(new URL('/api/auth/sign-up/email', link).href, { data, headers: { origin: new URL(link).origin } })).ok(),
    ).toBe(true)
    await guest.close()
    await page.goto('/admin/auth-user?f.isUser=false')
    const waiting = page.getByRole('row').filter({ hasText: applicant })
    await expect(waiting).toContainText('未承認')
    await waiting.getByRole('button', { name: `「${applicant}」を承認する` }).click()
    await expect(page.getByText(`「${applicant}」を承認しました`)).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await button(page, '条件をすべて解除').first().click()
  })

  await test.step('made an administrator with the proof of before, and no more', async () => {
    await page.getByRole('searchbox').fill(email)
    await expect(page).toHaveURL(/q=/)
    await expect(page.getByRole('row')).toHaveCount(2)
    for (const role of ['システム管理者', '一般']) {
      await choose('ロールを変更…')
      await dialog(page, 'ロールの変更').getByRole('radio', { name: role }).click()
      await button(page, '変更').click()
      await expect(page.getByText(`「${name}」のロールを変更しました`).first()).toBeVisible()
      await expect(row).toContainText(role)
    }
  })

  await test.step('banned at once, and let in again', async () => {
    await choose('利用停止…')
    await button(page, '利用停止にする').click()
    await expect(page.getByText('入力してください。')).toBeVisible()
    await page.getByRole('textbox', { name: '理由' }).fill('退職の手続き中')
    await page.getByRole('radio', { name: '7日間' }).click()
    await button(page, '利用停止にする').click()
    await expect(row).toContainText('まで停止')
    await their.goto(new URL('/captain', link).href)
    await expect(their).not.toHaveURL(/\/captain$/)
    await choose('利用停止を解除')
    await expect(row).toContainText('利用中')
  })

  await test.step('acted for, for a reason, and back', async () => {
    await choose('代理ログイン…')
    await page.getByRole('textbox', { name: '理由' }).fill('画面の確認')
    await button(page, '代理ログインする').click()
    const banner = page.getByRole('region', { name: new RegExp(name) })
    await expect(banner).toBeVisible()
    await expect(page).toHaveURL('/captain')
    await banner.getByRole('button', { name: '代理ログインを終了' }).click()
    await expect(page).toHaveURL('/admin/auth-user')
    await expect(banner).toHaveCount(0)
  })

  await test.step('deleted once the address is typed', async () => {
    await choose('削除…')
    await button(page, '削除').click()
    await expect(page.getByText('メールアドレスが一致しません。')).toBeVisible()
    await dialog(page, 'ユーザーの削除').getByRole('textbox').fill(email)
    await button(page, '削除').click()
    await expect(page.getByText(`「${name}」を削除しました`)).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  await test.step('all of it stands in the log, and leaves it as a file', async () => {
    await page.goto('/admin/audit')
    await page.getByRole('searchbox').fill(email)
    const events = page.getByRole('table').getByRole('rowheader')
    await expect(events.first()).toHaveText('ユーザーの削除')
    const trail = await events.allTextContents()
    expect(trail).toEqual(
      expect.arrayContaining([
        'ユーザーの作成',
        '招待リンクの発行',
        'パスキーの追加',
        '権限の変更',
        '利用停止',
        '利用停止の解除',
        '代理ログインの開始',
        '代理ログインの終了',
      ]),
    )
    await button(page, '利用停止').click()
    const event = dialog(page, '利用停止')
    await expect(event).toContainText('退職の手続き中')
    await expect(event).toContainText('停止中')
    await event.getByRole('button', { name: '閉じる' }).click()
    const download = page.waitForEvent('download')
    await button(page, 'CSVで書き出す').click()
    expect((await download).suggestedFilename()).toMatch(/^audit-events-\d{4}-\d{2}-\d{2}\.csv$/)
  })
  await theirs.close()
})
