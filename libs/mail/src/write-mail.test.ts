import { describe, expect, it } from 'vitest'
import type { Mail } from './mail.ts'
import { pendingMail } from './pending-mail.ts'

const mail: Mail = {
  to: 'taro@mail.example',
  locale: 'ja',
  fromName: '箱庭日用品店',
  replyTo: 'shop@mail.example',
  subject: 'ご注文ありがとうございます',
  parts: [
    { kind: 'text', text: '見本 太郎 様\n\nありがとうございます。' },
    { kind: 'heading', text: 'ご注文の内容' },
    {
      kind: 'facts',
      rows: [
        ['合計', '¥1,980'],
        ['お届け先', '〒000-0012\n東京都見本市1-2-3'],
      ],
    },
    { kind: 'link', label: '配送状況を見る', url: 'https://tracking.example/?a=1&b=2' },
  ],
}

describe('a mail', () => {
  it('is written as plain text that reads from top to bottom', () => {
    expect(pendingMail('order/1', mail)?.body_text).toBe(
      [
        '見本 太郎 様',
        '',
        'ありがとうございます。',
        '',
        '■ ご注文の内容',
        '合計：¥1,980',
        'お届け先：',
        '〒000-0012',
        '東京都見本市1-2-3',
        '',
        '配送状況を見る',
        'https://tracking.example/?a=1&b=2',
        '',
      ].join('\n'),
    )
  })

  it('is written as a page in its language, in which nothing of what people typed is markup', () => {
    const { body_html: html = '' } =
      pendingMail('order/1', { ...mail, parts: [...mail.parts, { kind: 'text', text: '<img src=x onerror="alert(1)">' }] }) ?? {}
    expect(html).toContain('<html lang="ja">')
    expect(html).toContain('<a href="https://tracking.example/?a=1&amp;b=2">配送状況を見る</a>')
    expect(html).toContain('東京都見本市1-2-3')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(html).not.toContain('<img')
  })

  it('links nowhere but to web pages and addresses', () => {
    const written = pendingMail('x', { ...mail, parts: [{ kind: 'link', label: '開く', url: 'javascript:alert(1)' }] })
    expect(written?.body_html).not.toContain('href')
  })

  it('has headers of one line, whatever they were made of', () => {
    const written = pendingMail('x', {
      ...mail,
      fromName: '店\r\nBcc: a@b.example',
      subject: `注文\nBcc: victim@mail.example\u0000${'長'.repeat(400)}`,
      replyTo: 'a@b.example\nBcc: c@d.example',
    })
    expect(written?.subject).toMatch(/^注文 Bcc: victim@mail\.example 長+$/)
    expect(Array.from(written?.subject ?? '')).toHaveLength(200)
    expect(written).toMatchObject({ from_name: '店 Bcc: a@b.example', reply_to: null })
  })

  it.each(['a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example', '<a@b.example>', 'nobody', ''])(
    'is for one address: not %j',
    (to) => expect(pendingMail('x', { ...mail, to })).toBeNull(),
  )
})
