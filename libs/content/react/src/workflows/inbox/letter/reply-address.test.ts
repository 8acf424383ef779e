import { defineContentType, email, longText, text } from '@captain/content-core'
import { expect, test } from 'vitest'
import { replyAddress } from './reply-address.ts'

const mail = defineContentType({
  name: 'contact',
  workflow: 'inbox',
  screens: ['list', 'preview-by-id'],
  group: 'inbox',
  icon: 'mail',
  title: 'subject',
  columns: ['subject'],
  sections: { handling: ['assignee', 'replyNote', 'repliedAt', 'labels'] },
  fields: {
    subject: text({ maxBytes: 180, required: true, setBy: 'sender' }),
    email: email({ setBy: 'sender' }),
    body: longText({ maxBytes: 6000, required: true, setBy: 'sender' }),
  },
})
const record = (values: object) => ({ subject: '予約 & 人数', email: 'a+b@mail.example', body: '5名です。\n窓側で', ...values }) as never

test('answers with the subject and the message quoted, everything of it encoded', () => {
  const address = replyAddress(mail, record({})) ?? ''
  expect(address.startsWith('mailto:a%2Bb@mail.example?subject=Re%3A%20')).toBe(true)
  const query = new URLSearchParams(address.split('?')[1])
  expect([query.get('subject'), query.get('body')]).toEqual(['Re: 予約 & 人数', '\r\n\r\n> 5名です。\r\n> 窓側で'])
})

test('stays short enough for mail programs', () => {
  expect((replyAddress(mail, record({ body: '長'.repeat(2000) })) ?? '').length).toBeLessThan(2000)
})

test('is none without an e-mail address', () => {
  expect(replyAddress(mail, record({ email: null }))).toBeNull()
})
