import { expect, test } from 'vitest'
import { startSite } from '../../testing/site-under-test.ts'

const NOTICE = {
  code: 'maintenance',
  status: 503,
  title: 'ただいま改装中です',
  message: '朝には再開します。\nお待ちください。',
  endsAt: '2026-11-22T20:30:00.000Z',
  image: null,
  contactUrl: 'https://harbour.example/desk',
}

test('visitors learn until when and whom to ask; programs when to come back', async () => {
  const site = await startSite()
  site.delivery.closeWith(NOTICE, 120)
  try {
    const { status, headers, html } = await site.open('/en/article?page=2')
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('120')
    expect(headers.get('cache-control')).not.toContain('public')
    expect(html).toContain('<h1 class="failure-title" lang="ja">ただいま改装中です</h1>')
    expect(html).toContain('朝には再開します。\nお待ちください。')
    expect(html).toContain('<time dateTime="2026-11-22T20:30:00.000Z">23 November 2026 05:30</time>')
    expect(html).toContain('<a href="https://harbour.example/desk">')
    expect(html).toMatch(/<a class="button-link" href="\/en\/article\?page=2"/)
    const robot = await site.open('/', { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } })
    expect([robot.status, robot.headers.get('retry-after')]).toEqual([503, '120'])
  } finally {
    await site.delivery.stop()
  }
})
