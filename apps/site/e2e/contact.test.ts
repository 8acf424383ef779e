import { expectAccessible } from '../../../tools/browser/expect-accessible.ts'
import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'

// One sender may send five messages an hour: the last test uses up the rest of the limit.
test.describe.configure({ mode: 'serial' })

const CONTACT = '/api/v1/tenants/nyanko/contact'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const check = (page: Page) => page.getByRole('button', { name: '入力内容を確認する' })
const send = (page: Page) => page.getByRole('button', { name: '送信する' })
const confirming = (page: Page) => page.getByRole('heading', { name: 'この内容で送信します' })
const wrongSteps = (page: Page) => page.locator('.section-navigator [data-wrong]')

const fillRest = async (page: Page, email: string, subject: string): Promise<void> => {
  await page.getByRole('radio', { name: '取材' }).check()
  await field(page, 'お名前').fill('見本 太郎')
  await field(page, 'ふりがな').fill('みほんたろう')
  await page.locator('[name="email"]').fill(email)
  await page.locator('[name="emailConfirm"]').fill(email)
  await field(page, '件名').fill(subject)
  await field(page, '内容').fill('港の猫たちについて、記事を書きたいと思っています。\nお話を聞かせてください。')
  await page.getByRole('checkbox').check()
}

const shownNumber = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL('/contact/success')
  return (await page.locator('.receipt-number strong').textContent()) ?? ''
}

test('without a script a message goes from its mistakes to the inbox and both mails', async ({ browser, baseURL, request, watched }) => {
  const context = watched(
    await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }), locale: 'ja-JP' }),
  )
  const page = await context.newPage()
  await page.goto('/faq')
  await page.locator('header').getByRole('link', { name: 'お問い合わせ' }).click()
  await field(page, 'お名前').fill('見本 花子')
  await check(page).click()
  await expect(page.getByRole('radio', { name: 'サービス' })).toBeFocused()
  await expect(page.locator('#contact-errors li')).toHaveCount(6)
  await expect(wrongSteps(page)).toHaveCount(4)
  await expect(field(page, 'お名前')).toHaveValue('見本 花子')

  await fillRest(page, 'hanako@mail.example', '取材のお願い')
  await check(page).click()
  await expect(confirming(page)).toBeFocused()
  await page.getByRole('button', { name: '修正する' }).click()
  await expect(field(page, '件名')).toHaveValue('取材のお願い')
  await field(page, '件名').fill('記事の取材のお願い')
  await check(page).click()
  await send(page).click()
  const number = await shownNumber(page)
  expect(number).toMatch(/^NYK-\d{8}-\d{4}$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'お問い合わせありがとうございます' })).toBeVisible()
  await expect(page.locator('.receipt-number')).toHaveCount(0)
  await context.close()

  const login = { email: 'admin@captain.example', password: process.env['DEMO_PASSWORD'] }
  await request.post('/api/auth/sign-in/email', { data: login, headers: { origin: baseURL ?? '' } })
  const list = (await (await request.get(`${CONTACT}?sort=-createdAt&limit=1`)).json()) as {
    readonly items: readonly [{ readonly id: string }]
  }
  expect(await (await request.get(`${CONTACT}/${list.items[0].id}`)).json()).toMatchObject({
    status: 'new',
    receiptNumber: number,
    kind: 'interview',
    subject: '記事の取材のお願い',
    body: '港の猫たちについて、記事を書きたいと思っています。\nお話を聞かせてください。',
    locale: 'ja',
    sourcePath: '/faq',
    agreedPolicyVersion: expect.stringMatching(/^\d/),
  })
  for (const address of ['hanako@mail.example', 'desk@nyanko.example'])
    await expect
      .poll(async () => (await request.get(`/dev/outbox?q=${address}`)).text(), { message: `a mail to ${address}` })
      .toContain(number)
})

test('with a script mistakes are told as a field is left, nothing is lost, and a message is sent once', async ({ page, context }) => {
  await page.goto('/contact')
  await expectAccessible(page, 'site-contact')
  await field(page, 'ふりがな').fill('漢字')
  await field(page, 'ふりがな').blur()
  await expect(page.locator('#contact-nameKana-error')).toBeVisible()
  await expect(wrongSteps(page)).toHaveCount(1)
  await field(page, 'ふりがな').fill('みほん')
  await expect(page.locator('#contact-nameKana-error')).toBeHidden()
  await expect(wrongSteps(page)).toHaveCount(0)
  await field(page, '電話番号').fill('０３−００００−０９０１')
  await field(page, '電話番号').blur()
  await expect(field(page, '電話番号')).toHaveValue('03-0000-0901')
  await field(page, '件名').fill('猫')
  await expect(page.locator('.field-count').first()).toHaveText('1 / 60')

  const isTaken = await field(page, '件名').evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })),
  )
  expect(isTaken, 'an Enter that ends a conversion goes no further').toBe(false)
  // What is said of the field that is left would move the button away from under the press.
  await field(page, '内容').fill('短い')
  await check(page).click()
  await expect(page.getByRole('radio', { name: 'サービス' })).toBeFocused()
  await expect(wrongSteps(page)).toHaveCount(4)
  await expectAccessible(page, 'site-contact-wrong')

  await fillRest(page, 'taro@mail.example', '猫の取材')
  await page.reload()
  await expect(field(page, '件名')).toHaveValue('猫の取材')
  await expect(page.getByRole('radio', { name: '取材' })).toBeChecked()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('checkbox').check()

  await check(page).click()
  await expect(confirming(page)).toBeFocused()
  await expect(page.locator('.section-navigator [aria-current="step"]')).toHaveText('確認')
  await expect(page.locator('[data-value="phone"]:visible')).toHaveText('03-0000-0901')
  await expectAccessible(page, 'site-contact-confirmation')
  await page.goBack()
  await expect(check(page)).toBeVisible()
  await check(page).click()

  await page.locator('#contact-form [name="policyVersion"]').evaluate((agreed: HTMLInputElement) => void (agreed.value = '0.1'))
  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '改定されました' })).toBeFocused()
  await expect(field(page, '件名')).toHaveValue('猫の取材')
  await page.getByRole('checkbox').check()
  await check(page).click()

  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('通信できませんでした')
  await context.setOffline(false)
  const posts: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())))
  await send(page).dblclick()
  expect(await shownNumber(page)).toMatch(/^NYK-/)
  expect(posts).toHaveLength(1)
  await expectAccessible(page, 'site-contact-success')
  await page.goto('/en/contact')
  await expect(page.locator('[name="subject"]')).toHaveValue('')
})

test('whoever writes too often is asked to wait, and keeps what was written', async ({ page, request }) => {
  const data = {
    kind: 'other',
    name: '見本',
    email: 'often@mail.example',
    emailConfirm: 'often@mail.example',
    subject: '何度も',
    body: '何度も何度も書いてみます。',
    agreePrivacy: true,
    locale: 'ja',
  }
  await expect.poll(async () => (await request.post('/api/v1/public/nyanko/contact', { data })).status()).toBe(429)
  await page.goto('/contact')
  await fillRest(page, 'often@mail.example', 'もう一度')
  await check(page).click()
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('しばらくしてからお試しください')
  await expect(page.getByRole('status')).toContainText('しばらくしてからお試しください')
  await expectAccessible(page, 'site-contact-too-often')
  await page.getByRole('button', { name: '閉じる' }).click()
  await expect(page.getByRole('status')).toHaveCount(0)
  await page.getByRole('button', { name: '修正する' }).click()
  await expect(field(page, '件名')).toHaveValue('もう一度')
})
