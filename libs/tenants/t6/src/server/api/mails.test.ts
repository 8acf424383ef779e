import { deliverPending, smtpServer } from '@captain/mail'
import { runJobs } from '@captain/content-server'
import { startMailServer, type ArrivedMail, type TestMailServer } from '@captain/testing/mail-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cart } from './cart-under-test.ts'
import { PUBLIC, STAFF, startShop, type Json, type ShopUnderTest } from './shop-under-test.ts'

let shop: ShopUnderTest
let smtp: TestMailServer
let bowl: Json

beforeAll(async () => {
  shop = await startShop()
  smtp = await startMailServer()
  bowl = await shop.find('product', 'slug', 'white-rice-bowl')
})
afterAll(async () => {
  await smtp?.stop()
  await shop?.stop()
})
beforeEach(async () => {
  ;(smtp.arrived as ArrivedMail[]).length = 0
  await shop.pool.query('truncate auth.rate_limit')
})

const log = { error: () => undefined, warn: () => undefined }
const deliver = async (): Promise<readonly ArrivedMail[]> => {
  await deliverPending({ pool: shop.pool, server: smtpServer({ url: smtp.url, from: 'no-reply@captain.example' }), log })
  return smtp.arrived
}
const to = (address: string) => smtp.arrived.filter(({ envelope }) => envelope.to.includes(address))
const order = async (changes: object = {}): Promise<Json> => {
  const { body, status } = await shop.call('POST', `${PUBLIC}/order`, { body: cart([{ productId: bowl.id, quantity: 2 }], changes) })
  expect(status).toBe(201)
  return shop.find('order', 'orderNumber', String(body['orderNumber']))
}
const stepped = async (record: Json, step: string, brought: object = {}): Promise<Json> => {
  const answer = await shop.step(record, step, brought)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

it('tells nobody of demo records', async () => expect(await deliver()).toEqual([]))

describe('an order by bank transfer', () => {
  it('is told to the buyer with the account and the notice, and to the owners without the buyer', async () => {
    const placed = await order({ giftMessage: '<b>おめでとう</b>' })
    await deliver()
    const [mail] = to('taro@mail.example')
    expect(mail).toMatchObject({
      subject: `【箱庭日用品店】ご注文を承りました（${String(placed['orderNumber'])}）`,
      from: { name: '箱庭日用品店', address: 'no-reply@captain.example' },
      replyTo: [{ address: 'info@shop.example' }],
    })
    for (const said of [
      '見本 太郎 様',
      '白磁の飯碗 × 2：3,960円',
      '合計（税込）：4,840円',
      '10%対象：4,840円（うち消費税 440円）',
      'みほん銀行（0000）　本店（000）',
      '普通　0000001',
      '口座名義　カ）ミホンショウテン',
      '振込手数料は、お客様のご負担でお願いします。',
      '〒000-0012',
      '京都府見本市1-2-3',
      'メッセージカード：<b>おめでとう</b>',
      '販売業者：箱庭日用品店株式会社（見本）',
      '電話番号：03-0000-0600',
      '返品・交換：',
    ])
      expect(mail?.text, said).toContain(said)
    expect(mail?.html).toContain('&lt;b&gt;おめでとう&lt;/b&gt;')
    const [notice] = to('keeper@captain.example')
    expect(notice?.subject).toBe(`新しい注文 ${String(placed['orderNumber'])} / New order`)
    for (const personal of ['見本 太郎', '見本 桜', '03-0000-1201', '0000001'])
      expect(notice?.raw + String(notice?.text)).not.toContain(personal)
    expect(smtp.arrived).toHaveLength(2)
  })

  it('goes on: paid, shipped with where to look, and nothing of what stays inside', async () => {
    const placed = await order()
    await deliver()
    ;(smtp.arrived as ArrivedMail[]).length = 0
    const paid = await stepped(placed, 'markPaid', { note: '名義が違う。' })
    const packed = await stepped(paid, 'prepare')
    await shop.patch('order', packed, { internalNote: '割れ物' })
    const again = await shop.find('order', 'orderNumber', String(placed['orderNumber']))
    await stepped(again, 'ship', { carrier: 'みほん運輸', trackingNumber: '1234-5678-0001' })
    await deliver()
    expect(to('taro@mail.example').map(({ subject }) => subject)).toEqual([
      `【箱庭日用品店】ご入金を確認しました（${String(placed['orderNumber'])}）`,
      `【箱庭日用品店】商品を発送しました（${String(placed['orderNumber'])}）`,
    ])
    const shipped = to('taro@mail.example')[1]
    expect(shipped?.text).toContain('配送会社：みほん運輸\n追跡番号：1234-5678-0001')
    expect(shipped?.html).toContain('<a href="https://tracking.example/parcel">配送状況を確認する</a>')
    expect(JSON.stringify(smtp.arrived)).not.toMatch(/名義が違う|割れ物/)
    expect(smtp.arrived).toHaveLength(2)
  })

  it('that is paid and shipped in one act is told once, with both', async () => {
    const placed = await order()
    await deliver()
    ;(smtp.arrived as ArrivedMail[]).length = 0
    const sequence = (record: Json, transitions: readonly string[], changes: object) =>
      shop.call('POST', `${STAFF}/order/${record.id}/transitions`, {
        as: 'admin',
        body: { transitions, changes },
        headers: { 'if-match': `"${record.lockVersion}"` },
      })
    const shipment = { carrier: 'みほん運輸', trackingNumber: '1234-5678-0003' }
    expect((await sequence(placed, ['markPaid', 'prepare', 'ship'], { ...shipment, transferName: 'ベツノメイギ' })).status).toBe(200)
    await deliver()
    expect(to('taro@mail.example').map(({ subject }) => subject)).toEqual([
      `【箱庭日用品店】ご入金を確認し、商品を発送しました（${String(placed['orderNumber'])}）`,
    ])
    const [mail] = to('taro@mail.example')
    expect(mail?.text).toContain('ご入金を確認しました。')
    expect(mail?.text).toContain('追跡番号：1234-5678-0003')
    expect(mail?.html).toContain('<a href="https://tracking.example/parcel">配送状況を確認する</a>')
    expect(mail?.text).not.toContain('ベツノメイギ')
    ;(smtp.arrived as ArrivedMail[]).length = 0
    const english = await order({ locale: 'en', customerName: 'Jane Sample', customerEmail: 'jane@mail.example', customerKana: null })
    expect((await sequence(english, ['markPaid', 'prepare', 'ship'], shipment)).status).toBe(200)
    await deliver()
    expect(to('jane@mail.example').map(({ subject }) => subject)[1]).toMatch(/received your payment, and your order is on its way/)
    ;(smtp.arrived as ArrivedMail[]).length = 0
    expect((await sequence(await order(), ['markPaid', 'prepare'], {})).status).toBe(200)
    await deliver()
    expect(to('taro@mail.example').map(({ subject }) => subject?.replace(/（.*/, ''))).toEqual([
      '【箱庭日用品店】ご注文を承りました',
      '【箱庭日用品店】ご入金を確認しました',
    ])
  })

  it('is cancelled with the reason and what becomes of the money', async () => {
    const placed = await order()
    expect(await stepped(placed, 'cancel', { cancelReason: 'customer' })).toMatchObject({ paymentStatus: 'unpaid' })
    const paid = await stepped(await order(), 'markPaid')
    await stepped(paid, 'cancel', { cancelReason: 'stock' })
    await deliver()
    const cancelled = to('taro@mail.example').filter(({ subject }) => subject?.includes('取り消しました'))
    expect(cancelled.map(({ text }) => text?.includes('お支払いは不要です。'))).toEqual([true, false])
    expect(cancelled[1]?.text).toContain('全額を返金します')
  })

  it('that nobody pays is cancelled by the clock, and says so once', async () => {
    const placed = await order()
    await shop.pool.query(`update content.entry set data = jsonb_set(data, '{autoOn}', '"2026-01-01"') where tenant_id = 6 and id = $1`, [
      placed.id,
    ])
    await shop.pool.query(
      `update content.entry_index set val = '2026-01-01' where tenant_id = 6 and entry_id = $1 and field = 'autoOn' and stage = 0`,
      [placed.id],
    )
    await Promise.all([runJobs(shop.services), runJobs(shop.services)])
    await runJobs(shop.services)
    await deliver()
    const expiryMails = to('taro@mail.example').filter(({ text }) => text?.includes('お支払期限までにご入金を確認できなかったため'))
    expect(expiryMails).toHaveLength(1)
  })
})

it('is written in English to whoever orders in English', async () => {
  const placed = await order({ locale: 'en', customerName: 'Jane Sample', customerEmail: 'jane@mail.example', customerKana: null })
  await stepped(await stepped(placed, 'markPaid'), 'ship', { carrier: 'みほん運輸', trackingNumber: '1234-5678-0002' })
  await deliver()
  const [ordered, , shipped] = to('jane@mail.example')
  expect(ordered?.html).toContain('<html lang="en">')
  expect(ordered?.text).toMatch(/^Dear Jane Sample,\n/)
  expect(ordered?.text).toContain('White rice bowl × 2: ¥3,960')
  expect(ordered?.text).toContain('Seller: Hakoniwa Dry Goods Inc. (sample)')
  expect(shipped?.text).toContain('Carrier: Mihon Transport')
})

it('comes once for a checkout that is sent twice, and not at all for one that fails', async () => {
  const body = cart([{ productId: bowl.id, quantity: 1 }])
  const headers = { 'idempotency-key': 'mail-1' }
  await Promise.all([shop.call('POST', `${PUBLIC}/order`, { body, headers }), shop.call('POST', `${PUBLIC}/order`, { body, headers })])
  expect((await shop.call('POST', `${PUBLIC}/order`, { body: cart([{ productId: bowl.id, quantity: 99 }]) })).status).toBe(422)
  await deliver()
  expect(to('taro@mail.example')).toHaveLength(1)
})

it('cannot be told by a buyer to go to others', async () => {
  await order({ customerName: '見本\r\nBcc: victim@mail.example', giftMessage: 'x' }).catch(() => undefined)
  const { status } = await shop.call('POST', `${PUBLIC}/order`, {
    body: cart([{ productId: bowl.id, quantity: 1 }], { customerEmail: 'a@mail.example, b@mail.example' }),
  })
  expect(status).toBe(422)
  await deliver()
  expect(smtp.arrived.flatMap(({ envelope }) => envelope.to)).not.toContain('victim@mail.example')
})

it('warns the owners when the accounts change, not of anything else', async () => {
  const { body } = await shop.call('GET', `${STAFF}/payment-bank`, { as: 'admin' })
  const [found] = body['items'] as readonly Json[]
  const setting = (await shop.call('GET', `${STAFF}/payment-bank/${found?.id}`, { as: 'admin' })).body
  const other = await shop.patch('payment-bank', setting, { dueDays: 10 })
  expect(other.status).toBe(200)
  await deliver()
  expect(smtp.arrived).toHaveLength(0)
  const accounts = (setting['accounts'] as readonly object[]).map((account) => ({ ...account, accountNumber: '0000009' }))
  expect((await shop.patch('payment-bank', other.body, { accounts })).status).toBe(200)
  await deliver()
  expect(smtp.arrived).toHaveLength(1)
  expect(to('keeper@captain.example')[0]).toMatchObject({ subject: '振込口座が変更されました / The bank accounts have changed' })
  expect(to('keeper@captain.example')[0]?.text).toContain('変更した人 / By：admin')
  expect(to('keeper@captain.example')[0]?.text).not.toContain('0000009')
})
