import type { APIRequestContext } from '@playwright/test'
import { expect, shoot, test, type Page } from '../../../tools/browser/watched-test.ts'
import { createDemoFolder } from '@captain/testing/data-folder'
import { startMailServer, type ArrivedMail, type TestMailServer } from '@captain/testing/mail-server'
import { startServer, type RunningServer } from '@captain/testing/server'
import { adopt, openSession } from './signing-in.ts'

type Json = Readonly<Record<string, unknown>>

let smtp: TestMailServer
let server: RunningServer

// Its own server, since mail goes to the test.
test.beforeAll(async () => {
  smtp = await startMailServer()
  const env = { CAPTAIN_SMTP_URL: smtp.url, CAPTAIN_MAIL_FROM: 'no-reply@captain.example' }
  server = await startServer({ dataDir: await createDemoFolder(), env })
})
test.afterAll(async () => {
  await server?.dispose()
  await smtp?.stop()
})

const signIn = async (page: Page, account: 'owner' | 'viewer'): Promise<void> =>
  adopt(page.context(), await openSession(`${account}@captain.example`, server), server)

const address = { postalCode: '000-0012', prefecture: 'JP-26', city: '見本市左京', street: '1-2-3' }

const cart = (productId: unknown, changes: Json = {}) => ({
  locale: 'ja',
  customerName: '見本 若葉',
  customerKana: 'ミホンワカバ',
  customerEmail: 'wakaba@mail.example',
  customerPhone: '03-0000-5511',
  billingAddress: address,
  shippingName: '見本 若葉',
  shippingPhone: '03-0000-5511',
  shippingAddress: address,
  paymentMethod: 'bank',
  agreedTerms: true,
  lines: [{ productId, quantity: 2 }],
  ...changes,
})

/** The shop's own website, which uses only the public API. */
const site = (request: APIRequestContext) => {
  const at = (path: string) => `${server.baseUrl}/api/v1/public/shop/${path}`
  const read = async (path: string): Promise<Json> => (await (await request.get(at(path))).json()) as Json
  const send = async (path: string, data: object, key?: string): Promise<Json> => {
    const answer = await request.post(at(path), { data, headers: key === undefined ? {} : { 'idempotency-key': key } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as Json
  }
  return { read, send }
}

const arrived = async (to: string, subject: string): Promise<ArrivedMail> => {
  const find = () => smtp.arrived.find((mail) => mail.envelope.to.includes(to) && mail.subject?.includes(subject) === true)
  await expect.poll(find, { message: `${subject} to ${to}` }).toBeDefined()
  return find() as ArrivedMail
}

const open = async (page: Page, number: unknown) => {
  await page.goto(`${server.baseUrl}/captain/tenant/shop/order?q=${String(number)}`)
  await page.getByRole('link', { name: String(number) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(number))
}

const step = async (page: Page, name: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => undefined) => {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('an order from the shop’s site to the customer’s door, told by mail at each step', { tag: '@system' }, async ({ page, request }) => {
  const { read, send } = site(request)
  const bowl = await read('product/white-rice-bowl')
  expect(bowl).toMatchObject({ availability: 'inStock', price: { amountIncl: 1980 } })
  const confirmation = await send('order/confirmation', cart(bowl['id']))
  expect(confirmation).toMatchObject({
    quantity: { itemCount: 2 },
    price: { totalIncl: 4840 },
    payment: { method: 'bank', timing: expect.any(String) },
    delivery: { earliest: expect.any(String) },
    cancellation: { withdrawal: expect.any(String) },
    applicationPeriod: expect.any(Object),
  })
  const receipt = await send('order', cart(bowl['id']), 'flow-1')
  expect(await send('order', cart(bowl['id']), 'flow-1')).toEqual(receipt)
  const { orderNumber } = receipt
  const track = () => read(`order/${String(orderNumber)}?token=${String(receipt['token'])}`)

  const ordered = await arrived('wakaba@mail.example', 'ご注文を承りました')
  expect(ordered.text).toContain('普通　0000001')
  await arrived('owner@captain.example', `新しい注文 ${String(orderNumber)}`)

  await signIn(page, 'owner')
  await open(page, orderNumber)
  await expect(page.getByText('見本 若葉').first()).toBeVisible()
  await page.getByRole('button', { name: '入金済みにする', exact: true }).click()
  const payment = page.getByRole('dialog')
  await payment.getByText('発送準備まで', { exact: true }).click()
  await payment.getByLabel('振込名義').fill('ミホン ワカバ')
  await payment.getByLabel('入金額').fill('4804')
  await expect(payment.getByText('合計金額の¥4,840と違います。')).toBeVisible()
  await payment.getByLabel('入金額').fill('4840')
  await payment.getByRole('button', { name: '発送準備を始める', exact: true }).click()
  await expect(payment).toBeHidden()
  await arrived('wakaba@mail.example', 'ご入金を確認しました')
  await expect.poll(async () => (await track())['status']).toBe('preparing')

  await page.goto(`${server.baseUrl}/captain/tenant/shop/order`)
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: '納品書をまとめて印刷' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: '納品書' })).toHaveCount(3)
  await expect(page.getByText(String(orderNumber)).last()).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.getByRole('button', { name: 'まとめて発送' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('注文番号と追跡番号').fill(`${String(orderNumber)},1234-5678-5511\nHK000101-00001,1`)
  await expect(dialog.getByRole('row', { name: /1234-5678-5511 発送できます/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /発送を待つ注文に見つかりません/ })).toBeVisible()
  await dialog.getByRole('button', { name: '1件を発送済みにする' }).click()
  await expect(dialog.getByRole('row', { name: /発送済みにしました/ })).toBeVisible()
  await dialog.getByRole('button', { name: '閉じる' }).last().click()

  const shipped = await arrived('wakaba@mail.example', '商品を発送しました')
  expect(shipped.text).toContain('追跡番号：1234-5678-5511')
  expect(await track()).toMatchObject({
    status: 'shipped',
    trackingNumber: '1234-5678-5511',
    trackingUrl: 'https://tracking.example/parcel',
  })
  await open(page, orderNumber)
  await step(page, '配達完了にする')
  await expect.poll(async () => (await track())['status']).toBe('delivered')
  expect(smtp.arrived.filter(({ envelope }) => envelope.to.includes('wakaba@mail.example'))).toHaveLength(3)
})

test(
  'an order goes from its payment to the carrier in one dialog, and the customer gets one mail',
  { tag: '@system' },
  async ({ page, request }) => {
    const { read, send } = site(request)
    const bowl = await read('product/white-rice-bowl')
    const { orderNumber, token } = await send('order', cart(bowl['id'], { customerEmail: 'ichido@mail.example' }))
    await arrived('ichido@mail.example', 'ご注文を承りました')
    await signIn(page, 'owner')
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, orderNumber)
    await page.getByRole('button', { name: '入金済みにする', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('発送済みにする', { exact: true }).first().click()
    await expect(dialog.getByLabel('配送会社')).toHaveValue('みほん運輸')
    await dialog.getByLabel('追跡番号').fill('1234-5678-1111')
    await shoot(page, 'order-in-one-act')
    await dialog.getByRole('button', { name: '発送済みにする', exact: true }).click()
    await expect(dialog).toBeHidden()
    const mail = await arrived('ichido@mail.example', 'ご入金を確認し、商品を発送しました')
    expect(mail.text).toContain('追跡番号：1234-5678-1111')
    const tracked = await read(`order/${String(orderNumber)}?token=${String(token)}`)
    expect(tracked).toMatchObject({ status: 'shipped', paymentStatus: 'paid' })
    expect(smtp.arrived.filter(({ envelope }) => envelope.to.includes('ichido@mail.example'))).toHaveLength(2)
  },
)

test('a cancelled order gives its stock back, and the buyer hears of it in English', { tag: '@system' }, async ({ page, request }) => {
  const { read, send } = site(request)
  const gift = await read('product/letterpress-notes')
  const buyer = { locale: 'en', customerName: 'Robin Sample', customerKana: null, customerEmail: 'robin@mail.example' }
  await signIn(page, 'owner')
  const stock = async () => {
    const answer = await page.request.get(`${server.baseUrl}/api/v1/tenants/shop/product/${String(gift['id'])}`)
    return ((await answer.json()) as Json)['stock']
  }
  const before = Number(await stock())
  const { orderNumber } = await send('order', cart(gift['id'], buyer))
  expect(await stock()).toBe(before - 2)
  await open(page, orderNumber)
  await step(page, '取り消す', async (dialog) => {
    await dialog.getByLabel('取消理由').click()
    await page.getByRole('option', { name: 'お客様都合' }).click()
  })
  const mail = await arrived('robin@mail.example', 'Your order has been cancelled')
  expect(mail.text).toContain('We have cancelled it as you requested.')
  await expect.poll(stock).toBe(before)
})

test('whoever may only look sees orders without their people', { tag: '@system' }, async ({ page, request }) => {
  const { read, send } = site(request)
  const bowl = await read('product/white-rice-bowl')
  const { orderNumber } = await send('order', cart(bowl['id'], { customerName: '見本 秘密', customerEmail: 'himitsu@mail.example' }))
  await signIn(page, 'viewer')
  const answers: string[] = []
  // Read on the way: what a page has been sent is gone once it is left.
  await page.route('**/api/v1/tenants/shop/order**', async (route) => {
    const response = await route.fetch()
    answers.push(await response.text())
    await route.fulfill({ response })
  })
  await open(page, orderNumber)
  await expect(page.getByText('＊＊＊').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '入金済みにする' })).toHaveCount(0)
  await page.goto(`${server.baseUrl}/captain/tenant/shop/order`)
  await expect(page.getByRole('button', { name: 'まとめて発送' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: String(orderNumber) })).toBeVisible()
  await shoot(page, 'order-list-viewer')
  expect(answers.length).toBeGreaterThan(1)
  for (const text of answers) expect(text).not.toMatch(/見本 秘密|himitsu|見本 太郎|見本市左京/)
})
