import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { linksTo, newLink } from './outbox.ts'
import { arrive, invite } from './own-account.ts'
import { ownWord } from './own-records.ts'
import { shared, signInByForm } from './signing-in.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const leave = async (page: Page): Promise<void> => {
  await page.goto('/auth/logout')
  await expect(heading(page, 'ログアウトしました')).toBeVisible()
}

/** Requests a recovery link, as after the loss of a device, and opens it. */
const recover = async (page: Page, email: string): Promise<void> => {
  const { length } = await linksTo(email, '/auth/enrol')
  await page.goto('/auth/recover')
  await page.getByLabel('メールアドレス').fill(email)
  await button(page, '再設定のメールを送信').click()
  await expect(heading(page, 'メールを送信しました')).toBeFocused()
  await page.goto('about:blank')
  await page.goto(await newLink(email, '/auth/enrol', length))
  await button(page, '設定を始める').click()
  await expect(heading(page, /お帰りなさい$/)).toBeVisible()
}

test('an invitation ends in a passkey, which signs in by its button and from the field', async ({ page }) => {
  const { link } = await invite()
  const token = link.split('#token=')[1] ?? ''
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const device = await addAuthenticator(page)

  await page.goto(link)
  await expect(heading(page, 'ログイン方法の設定')).toBeVisible()
  await expect(page).toHaveURL('/auth/enrol')
  await button(page, '設定を始める').click()
  await expect(heading(page, '新人 花子さん、ようこそ')).toBeFocused()
  await expect(page.getByLabel('パスキーの名前')).toHaveValue(/^\S+ \d{4}\/\d{2}\/\d{2}$/)

  await device.verify(false)
  await button(page, 'パスキーを登録').click()
  await expect(page.getByRole('alert')).toHaveText('パスキーの登録をキャンセルしました。')
  await device.verify(true)
  await page.getByLabel('パスキーの名前').fill('  ')
  await button(page, 'パスキーを登録').click()
  await expect(page.getByText('パスキーの名前を入力してください。')).toBeVisible()
  await page.getByLabel('パスキーの名前').fill('店のパソコン')
  await button(page, 'パスキーを登録').click()
  await expect(heading(page, '準備ができました')).toBeFocused()
  expect(await device.count()).toBe(1)
  await page.getByRole('link', { name: '管理画面を開く' }).click()
  await expect(page).toHaveURL('/captain')
  expect(
    asked.filter((url) => url.includes(token)),
    'no request names the token',
  ).toEqual([])

  await leave(page)
  // While the field offers no passkeys, as in browsers that can't: else the one that is there would be taken before the button is.
  const withoutOffers = await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.goto('/auth/login')
  await button(page, 'パスキーでログイン').click()
  await expect(page).toHaveURL('/captain')
  await withoutOffers.dispose()

  await leave(page)
  await page.getByRole('link', { name: 'もう一度ログインする' }).click()
  await expect(page, 'picked from the list of the field').toHaveURL('/captain')

  await leave(page)
  await page.goto('about:blank')
  await page.goto(link)
  await button(page, '設定を始める').click()
  await expect(heading(page, 'このリンクは使えません')).toBeFocused()
  await page.getByRole('link', { name: '新しいリンクを受け取る' }).click()
  await expect(page).toHaveURL('/auth/recover')
})

test(
  'a second device signs in beside the first; one that is registered already is told so',
  { tag: '@system' },
  async ({ page, watched }) => {
    const { email, link } = await invite()
    await addAuthenticator(page)
    await page.goto(link)
    await button(page, '設定を始める').click()
    await button(page, 'パスキーを登録').click()
    await expect(heading(page, '準備ができました')).toBeVisible()

    const second = watched((await page.context().browser()?.newContext({ locale: 'ja-JP' })) as ReturnType<Page['context']>)
    const phone = await second.newPage()
    const device = await addAuthenticator(phone)
    await recover(phone, email)
    await button(phone, 'パスキーを登録').click()
    await expect(heading(phone, '準備ができました')).toBeVisible()
    await leave(phone)
    await phone.goto('/auth/login')
    await expect(phone).toHaveURL('/captain')

    await leave(phone)
    await device.touch(false)
    await recover(phone, email)
    await device.touch(true)
    await button(phone, 'パスキーを登録').click()
    await expect(phone.getByRole('alert')).toHaveText('このパスキーはすでに登録されています。')
    await button(phone, '代わりにパスワードを設定する').click()
    await phone.getByLabel('パスワード', { exact: true }).fill('みじかい')
    await button(phone, 'パスワードを設定').click()
    await expect(phone.getByText('パスワードは12文字以上で入力してください。')).toBeVisible()
    await phone.getByLabel('パスワード', { exact: true }).fill('とてもながいパスワードです')
    await button(phone, 'パスワードを設定').click()
    await expect(heading(phone, '準備ができました')).toBeVisible()
    await second.close()
  },
)

test('a sign-in that is cancelled, unknown or not verified says so and keeps what was typed', { tag: '@system' }, async ({ page }) => {
  const device = await addAuthenticator(page)
  await device.touch(false)
  await page.goto('/auth/login')
  await page.getByLabel('メールアドレス').fill('cafe-editor@captain.example')
  await page.evaluate(() => {
    // The browser's own dialog, closed: nothing else can press its button.
    navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
  })
  await button(page, 'パスキーでログイン').click()
  await expect(page.getByRole('alert')).toHaveText('パスキーによる認証をキャンセルしました。')
  await expect(page.getByLabel('メールアドレス')).toHaveValue('cafe-editor@captain.example')
  await page.getByLabel('パスワード', { exact: true }).fill('not-the-password')
  await button(page, 'ログイン').click()
  await expect(page.getByRole('alert')).toContainText('メールアドレスかパスワードが違います。')
  await page.getByLabel('パスワード', { exact: true }).fill(shared().demoPassword)
  await page.getByLabel('パスワード', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/captain')
})

test('a browser without passkeys is told so and offers the password', { tag: '@system' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/auth/login')
  await expect(page.getByText('このブラウザーはパスキーに対応していません。')).toBeVisible()
  await expect(button(page, 'パスキーでログイン')).toHaveCount(0)
  await signInByForm(page, 'cafe-editor')
})

test('signing up leads over the mail to waiting for approval', async ({ page }) => {
  const email = `mousikomi-${ownWord()}@captain.example`
  await page.goto('/auth/sign-up')
  await button(page, '登録する').click()
  await expect(page.getByLabel('氏名')).toBeFocused()
  await expect(page.getByText('氏名を入力してください。')).toBeVisible()
  await page.getByLabel('氏名').fill('申込 次郎')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(shared().demoPassword)
  await button(page, '登録する').click()
  await expect(heading(page, '確認メールを送信しました')).toBeFocused()
  await expect(page.getByRole('main')).toContainText(email)

  await page.getByRole('link', { name: 'ログインへ戻る' }).click()
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(shared().demoPassword)
  await button(page, 'ログイン').click()
  await expect(page.getByRole('alert')).toContainText('メールアドレスの確認が済んでいません。')

  await page.goto(await newLink(email, '/auth/verify-email'))
  await button(page, 'メールアドレスを確認する').click()
  await expect(heading(page, 'メールアドレスを確認しました')).toBeFocused()
  await page.getByRole('link', { name: 'ログイン' }).click()
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(shared().demoPassword)
  await button(page, 'ログイン').click()
  await expect(heading(page, '利用者として登録されていません')).toBeVisible()
  await button(page, '承認されたか確認する').click()
  await expect(page.getByText('まだ承認されていません。')).toBeVisible()
  const device = await addAuthenticator(page)
  await page.getByRole('link', { name: 'パスキーを登録する' }).click()
  await button(page, 'パスキーを登録').click()
  await expect(heading(page, '準備ができました')).toBeVisible()
  expect(await device.count()).toBe(1)

  await page.goto('about:blank')
  await page.goto('/auth/verify-email#token=nonsense')
  await button(page, 'メールアドレスを確認する').click()
  await expect(heading(page, 'このリンクは使えません')).toBeFocused()
})

test('what needs a proof asks for it once, and goes on by itself', async ({ page }) => {
  const question = page.getByRole('dialog', { name: '本人確認' })
  const save = async () => {
    await page.getByRole('button', { name: 'CSV', exact: true }).click()
    await page.getByRole('menuitem', { name: 'CSVで保存…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '保存する', exact: true }).click()
  }
  const device = await addAuthenticator(page)
  const { email } = await arrive(page.context(), { memberships: [{ tenant: 'shop', role: 'owner' }] })
  await page.goto('/captain/tenant/shop/order')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await save()
  await expect(question.getByText('このアカウントにはパスキーがまだありません。')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('dialog').getByText('この操作の前に、本人確認をしてください')).toBeVisible()

  await leave(page)
  await recover(page, email)
  await button(page, 'パスキーを登録').click()
  await expect(heading(page, '準備ができました')).toBeVisible()

  await page.goto('/captain/tenant/shop/order')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await save()
  await expect(question.getByRole('button', { name: 'パスキーで確認' })).toBeFocused()
  await device.verify(false)
  await page.keyboard.press('Enter')
  await expect(question.getByRole('alert')).toHaveText('パスキーによる認証をキャンセルしました。')
  await device.verify(true)
  const file = page.waitForEvent('download')
  await question.getByRole('button', { name: 'パスキーで確認' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  await expect(question).toHaveCount(0)
})
