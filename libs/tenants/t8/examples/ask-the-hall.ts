import { HttpError } from '@captain/content-delivery-client'
import { site } from '@captain/t8/delivery'

const hall = site({ baseUrl: process.env['CAPTAIN_URL'] ?? 'http://localhost:3000', locale: 'ja' })

for (const { title } of (await hall.list('article', { urgent: true })).items) console.log(`【重要】${title}`)

const { items: rooms } = await hall.list('facility', { capacityMin: 100, accessible: ['wheelchair'] })
for (const { name, mostPeople } of rooms) console.log(`- ${name}（${mostPeople ?? 0}人まで）`)

const { items: events } = await hall.list('event', { upcoming: true, filter: { facility: 'main-hall' } })
for (const { title, sessions } of events) console.log(`${sessions[0]?.date ?? ''} ${title}`)

const message = {
  kind: 'facility',
  subject: '利用時間について',
  body: '大ホールは何時まで使えますか。',
  replyMethod: 'email',
  locale: 'ja',
} as const
const sender = {
  name: '見本 花子',
  email: 'hanako@example.com',
  emailConfirm: 'hanako@example.com',
  phone: '03-0000-0000',
  agreePrivacy: true,
}

try {
  const { receiptNumber } = await hall.send('contact', { ...message, ...sender }, { idempotencyKey: crypto.randomUUID() })
  console.log(`お問い合わせを受け付けました（受付番号 ${String(receiptNumber)}）。`)
} catch (error) {
  // 429: this address has written five times within an hour.
  if (!(error instanceof HttpError) || error.status !== 429) throw error
  console.log('しばらくしてからお試しください。')
}
