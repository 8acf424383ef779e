import { expect } from '../../../../tools/browser/watched-test.ts'
import { read, send, type Json } from './data.ts'
import { job } from './job.ts'

const SHOP = '/api/v1/public/shop'

const address = { postalCode: '000-0012', prefecture: 'JP-26', city: '見本市左京', street: '1-2-3' }

job('an order is paid and sent', { as: 'owner', mainly: 'touch', isNarrowToo: true }, async ({ page, hand, word }) => {
  const { id: productId } = await read(page, `${SHOP}/product/white-rice-bowl`)
  const { orderNumber, token } = await send(page, `${SHOP}/order`, {
    locale: 'ja',
    customerName: '見本 若葉',
    customerKana: 'ミホンワカバ',
    customerEmail: `wakaba-${word}@mail.example`,
    customerPhone: '03-0000-5511',
    billingAddress: address,
    shippingName: '見本 若葉',
    shippingPhone: '03-0000-5511',
    shippingAddress: address,
    paymentMethod: 'bank',
    agreedTerms: true,
    lines: [{ productId, quantity: 1 }],
  })
  const number = String(orderNumber)
  const track = (): Promise<Json> => read(page, `${SHOP}/order/${number}?token=${String(token)}`)

  await page.goto('/captain/tenant/shop/order')
  await hand.press(page.getByRole('link', { name: number }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
  await expect(page.getByRole('row', { name: /白磁の飯碗.* ¥1,980/ })).toBeVisible()

  const dialog = page.getByRole('dialog')
  await hand.press(page.getByRole('button', { name: '入金済みにする', exact: true }))
  await hand.press(dialog.getByRole('button', { name: '入金済みにする', exact: true }))
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await track())['status']).toBe('paid')

  await hand.press(page.getByRole('button', { name: '発送済みにする', exact: true }))
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "発送の確認":
      - textbox "追跡番号"
      - button "キャンセル"
      - button "発送済みにする"
  `)
  await hand.write(dialog.getByLabel('追跡番号'), '1234-5678-5511')
  await hand.press(dialog.getByRole('button', { name: '発送済みにする', exact: true }))
  await expect(dialog).toBeHidden()
  await expect.poll(track).toMatchObject({ status: 'shipped', trackingNumber: '1234-5678-5511' })
})
