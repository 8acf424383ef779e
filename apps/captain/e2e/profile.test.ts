import { expect, shoot, test, type Page } from '../../../tools/browser/watched-test.ts'
import { arrive } from './own-account.ts'
import { adopt, openSession } from './signing-in.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

const PASSWORD = 'a-password-of-my-own'

/** A one-pixel PNG. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('one’s own account, from the first passkey to leaving', async ({ page, context }) => {
  await addAuthenticator(page)
  const { email } = await arrive(context)
  await page.goto('/user/profile')
  await page.getByLabel('名前').fill('新人 花')
  await button(page, '名前を保存').click()
  await expect(page.getByText('名前を保存しました。')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: PICTURE })
  await button(page, 'この画像にする').click()
  await expect(page.getByText('画像を保存しました。')).toBeVisible()
  await expect(button(page, 'アカウントのメニュー（新人 花）').locator('img')).toHaveAttribute('src', /^data:image\/jpeg;base64,/)

  const passkeys = section(page, 'パスキー')
  await button(page, 'パスキーを登録').click()
  await page.getByLabel('パスキーの名前').fill('仕事用の端末')
  await button(page, '登録する').click()
  await expect(page.getByText('パスキー「仕事用の端末」を登録しました。')).toBeVisible()
  await expect(passkeys.getByText(/ほかにログイン方法がないため/)).toBeVisible()
  await button(page, 'パスキーを追加').click()
  await button(page, '登録する').click()
  await expect(passkeys.getByRole('alert')).toHaveText('このパスキーはすでに登録されています。')
  await passkeys.getByRole('button', { name: 'キャンセル' }).click()
  await button(page, '「仕事用の端末」の名前を変更').click()
  await page.getByLabel('パスキーの名前').fill('店の端末')
  await passkeys.getByRole('button', { name: '保存', exact: true }).click()
  await expect(button(page, '「店の端末」の名前を変更')).toBeVisible()

  await button(page, 'パスワードを設定…').click()
  await page.getByLabel('新しいパスワード').fill(PASSWORD)
  await button(page, 'パスワードを保存').click()
  await expect(page.getByText(/パスワードを保存しました。/)).toBeVisible()

  await button(page, 'メールアドレスを変更…').click()
  await page.getByLabel('新しいメールアドレス').fill(`new-${email}`)
  await button(page, '確認メールを送信').click()
  const proof = page.getByRole('dialog', { name: '本人確認' })
  await proof.getByRole('button', { name: 'キャンセル' }).click()
  await expect(section(page, 'メールアドレス').getByRole('alert')).toHaveText('本人確認が完了していないため、実行しませんでした。')
  await expect(page.getByLabel('新しいメールアドレス')).toHaveValue(`new-${email}`)
  await button(page, '確認メールを送信').click()
  await proof.getByRole('button', { name: 'パスキーで確認' }).click()
  await expect(page.getByText(`new-${email} に確認メールを送信しました。`, { exact: false })).toBeVisible()

  await button(page, '「店の端末」を削除…').click()
  await page.getByRole('dialog', { name: 'パスキーの削除' }).getByRole('button', { name: '削除' }).click()
  await expect(passkeys.getByText(/パスキーはまだありません。/)).toBeVisible()

  await button(page, '退会する…').click()
  const leaving = page.getByRole('dialog', { name: '退会' })
  await leaving.getByLabel('確認のため、メールアドレスを入力してください').fill(email)
  await leaving.getByRole('button', { name: '退会する' }).click()
  await expect(page.getByRole('heading', { name: '退会の手続きが完了しました' })).toBeVisible()
  await shoot(page, 'profile-left')
  await page.goto('/user/profile')
  await expect(page).toHaveURL(/\/auth\/not-permission\?from=%2Fuser%2Fprofile$/)
})

test(
  'one session ends the other, which shows with the next thing it does and loses nothing typed',
  { tag: '@system' },
  async ({ page, context, browser, baseURL, watched }) => {
    const { email } = await arrive(context)
    const headers = { origin: baseURL ?? '' }
    expect((await context.request.post('/api/v1/account/password', { data: { password: PASSWORD }, headers })).status()).toBe(204)
    const other = watched(await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' }))
    await adopt(other, await openSession(email, { baseUrl: baseURL ?? '', demoPassword: PASSWORD }))
    const elsewhere = await other.newPage()

    await page.goto('/user/profile')
    await page.getByLabel('名前').fill('書きかけ')
    await elsewhere.goto('/user/profile')
    await expect(section(elsewhere, 'ログイン中の端末').getByRole('listitem')).toHaveCount(2)
    await button(elsewhere, 'ほかの端末をすべてログアウト').click()
    await expect(section(elsewhere, 'ログイン中の端末').getByRole('listitem')).toHaveCount(1)
    await other.close()

    await button(page, '名前を保存').click()
    await expect(section(page, '基本').getByRole('alert')).toContainText('ほかの端末からログアウトされました。')
    await expect(page.getByLabel('名前')).toHaveValue('書きかけ')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: '新しいタブでログインする' }).first().click()
    const login = await opened
    await login.getByLabel('メールアドレス').fill(email)
    await login.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
    await login.getByRole('button', { name: 'ログイン', exact: true }).click()
    await expect(login).toHaveURL('/captain')
    await expect(section(page, '基本').getByRole('alert')).toHaveCount(0)
    await button(page, '名前を保存').click()
    await expect(page.getByText('名前を保存しました。')).toBeVisible()
  },
)
