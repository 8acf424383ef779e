import { expect, it } from 'vitest'
import { contactMails } from './contact-mails.ts'

const mails = contactMails({ tenant: { names: { ja: '茶室', en: 'Tea Room' } }, kinds: { ja: {}, en: {} } })

const greeting = async (name: string, locale: 'ja' | 'en'): Promise<unknown> => {
  const receivedAt = '2026-11-22T00:00:00.000Z'
  const message = { receiptNumber: 'TEA-1', receivedAt, kind: 'other', subject: '茶会', email: 'a@mail.example', status: 'new' } as const
  const [receipt] = await mails({ action: 'create', after: { ...message, name, locale } }, { contactRecipients: async () => [] })
  return receipt?.parts[0]
}

it.each<[string, 'ja' | 'en', string]>([
  ['見本 太郎', 'ja', '見本 太郎 様'],
  ['J. R. Sample', 'en', 'Dear J. R. Sample,'],
  ['当選しました https://evil.example/', 'ja', 'お客様'],
  ['You won, see evil.example', 'en', 'Hello,'],
  ['WWW.EVIL', 'en', 'Hello,'],
  ['ask@evil', 'en', 'Hello,'],
])('a receipt greets %s, but leads nobody elsewhere by a name', async (name, locale, text) =>
  expect(await greeting(name, locale)).toEqual({ kind: 'text', text }),
)
