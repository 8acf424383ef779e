import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BASE_URL, scriptTypes, startSite, type SiteUnderTest } from '../../testing/site-under-test.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterEach(() => site.delivery.failWith(null))
afterAll(() => site.delivery.stop())

const PAGES = ['/privacy-policy', '/term-of-service', '/tokusho'] as const

const NOINDEX = '<meta name="robots" content="noindex"/>'
const canonical = (path: string) => `<link rel="canonical" href="${BASE_URL}${path}"/>`

describe.each(PAGES)('%s', (path) => {
  test('is a page without script in both languages, which search engines may keep', async () => {
    for (const [address, language] of [
      [path, 'ja'],
      [`/en${path}`, 'en'],
    ] as const) {
      const { status, html } = await site.open(address)
      expect(status).toBe(200)
      expect(scriptTypes(html).filter((type) => type !== 'application/ld+json')).toEqual([])
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain(canonical(address))
      expect(html).not.toContain(NOINDEX)
      expect(html).not.toMatch(/\s(?:style|on[a-z]+)="/i)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html.includes('The Japanese version prevails.')).toBe(language === 'en')
    }
  })

  test.each(['9.9', '%00', 'current', '../tokusho'])('has no version %s', async (version) => {
    expect((await site.open(`${path}?version=${version}`)).status).toBe(404)
  })

  test('tells of its trouble', async () => {
    site.delivery.failWith(503, path)
    expect((await site.open(path)).status).toBe(503)
    site.delivery.failWith(500, `${path}?`)
    expect((await site.open(path)).status).toBe(500)
  })

  test('alone on its sheet names the version, and is kept out of search engines', async () => {
    const { html } = await site.open(`${path}?print=1`)
    expect(html).toContain('is-print')
    expect(html).toMatch(new RegExp(`<p class="legal-source">${BASE_URL}${path}\\?version=1\\.\\d</p>`))
    expect(html).toContain(NOINDEX)
    expect(html).toContain(canonical(path))
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>通常の表示に戻る</a>`))
  })
})

describe('the privacy policy', () => {
  test('shows the version in force with what changed, who gets data, whom to ask and every version', async () => {
    const { html } = await site.open('/privacy-policy')
    expect(html).toContain('<title>プライバシーポリシー | にゃんこ港</title>')
    expect(html).toContain('<time dateTime="2026-08-01">2026年8月1日(土)</time>')
    expect(html).toMatch(/<aside class="legal-changes"[^>]*>.*パスキーについて加えました。.*いまの本文です。.*<h2 id="external-services">/s)
    expect(html).toMatch(/<th scope="row">動画の埋め込み<\/th><td>動画を再生するため<\/td><td><a href="https:\/\/video\.example\/privacy"/)
    expect(html).toMatch(/<h2 id="contact-desk">.*個人情報の窓口.*mailto:privacy@nyanko\.example.*href="tel:0300001234">03-0000-1234</s)
    expect(html).toMatch(/<h2 id="versions">.*aria-current="page">1\.1版<.*施行中.*href="\/privacy-policy\?version=1\.0"[^>]*>1\.0版</s)
    expect(html).not.toContain('これは過去の版です')
  })

  test('opens an older version that says so and leads to the one in force', async () => {
    const { status, html } = await site.open('/privacy-policy?version=1.0')
    expect(status).toBe(200)
    expect(html).toContain('<title>プライバシーポリシー（1.0版） | にゃんこ港</title>')
    expect(html).toContain('はじめの本文です。')
    expect(html).not.toContain('いまの本文です。')
    expect(html).not.toContain('id="external-services"')
    expect(html).toMatch(/これは過去の版です.*2026年8月1日\(土\)に施行した1\.1版.*<a [^>]*href="\/privacy-policy"[^>]*>現在の版を見る/s)
    expect(html).toMatch(/<a [^>]*href="\/privacy-policy"[^>]*>1\.1版<\/a>/)
    expect(html).toContain('href="/privacy-policy?version=1.0&amp;print=1"')
    expect(html).toContain('href="/en/privacy-policy?version=1.0"')
    expect(html).toContain(NOINDEX)
    expect(html).toContain(canonical('/privacy-policy?version=1.0'))
  })

  test('has one address for the version in force', async () => {
    const { html } = await site.open('/privacy-policy?version=1.1')
    expect(html).toContain(canonical('/privacy-policy'))
    expect(html).not.toContain('これは過去の版です')
    expect(html).not.toContain(NOINDEX)
  })
})

describe('the terms', () => {
  test('say where and how they hold before their text', async () => {
    const { html } = await site.open('/term-of-service')
    for (const [label, value] of [
      ['事業者名', '見本 太郎'],
      ['対象サービス', '当サイトおよび管理画面'],
      ['準拠法', '日本法'],
      ['管轄裁判所', '東京地方裁判所'],
      ['未成年の利用', '保護者の同意が必要'],
      ['変更の予告', '施行日の30日前までにお知らせします'],
    ])
      expect(html).toContain(`<dt>${label}</dt><dd lang="ja">${value}</dd>`)
    expect(html).toMatch(/東京地方裁判所.*規約の本文です。/s)
    expect(html, 'there has been one version only').not.toContain('id="versions"')
    expect(html).not.toContain('language-notice')
  })

  test('without an English text are shown in Japanese, and say so', async () => {
    const { html } = await site.open('/en/term-of-service')
    expect(html).toMatch(/<h1 lang="ja">利用規約<\/h1>.*class="language-notice"/s)
    expect(html).toContain('<dd lang="ja">当サイトおよび管理画面</dd>')
    expect(html).toContain('<dd lang="en">東京地方裁判所</dd>')
    expect(html).toContain('規約の本文です。')
  })
})

describe('the notice of the seller', () => {
  test('lists its items under their heads, address and telephone on request', async () => {
    const { html } = await site.open('/tokusho')
    expect(html).toContain('<title>特定商取引法に基づく表記 | にゃんこ港</title>')
    expect(html).toContain('<dt>販売業者</dt><dd lang="ja">見本 太郎</dd>')
    expect(html).toContain('<dt>所在地・電話番号</dt><dd lang="ja">住所と電話番号は、請求があれば遅滞なく開示します。</dd>')
    expect(html).toContain('<dt>支払方法</dt><dd lang="ja">銀行振込、請求書</dd>')
    expect(html).toMatch(
      /<h2 id="section-seller">事業者<\/h2>.*<h2 id="section-price">価格と送料<\/h2>.*<h2 id="section-other">その他<\/h2>/s,
    )
    for (const absent of ['電話受付時間', '所在地</dt>', '法人番号', '許認可', 'onRequest', '個人']) expect(html).not.toContain(absent)
  })

  test('of an older version shows what stood there then', async () => {
    const { html } = await site.open('/tokusho?version=1.0')
    expect(html).toContain('<span>〒000-0012 東京都水鏡区港町1-2-3 灯台ビル202</span>')
    expect(html).toContain('<a href="tel:0300005678">03-0000-5678</a>')
    expect(html).toContain('古物商 123456789012（東京都公安委員会）')
    const english = (await site.open('/en/tokusho?version=1.0')).html
    expect(english).toContain('<span>灯台ビル202, 港町1-2-3, 水鏡区, Tokyo 000-0012, Japan</span>')
  })

  test('marks in English what is there in Japanese only', async () => {
    const { html } = await site.open('/en/tokusho')
    expect(html).toContain('class="language-notice"')
    expect(html).toContain('<dt>Other charges</dt><dd lang="ja">')
    expect(html).toContain('<dt>Payment methods</dt><dd lang="en">Bank transfer, Invoice</dd>')
  })
})

describe('while no version is in force', () => {
  test.each([
    ['/privacy-policy', '準備中です'],
    ['/term-of-service', '準備中です'],
    ['/tokusho', '現在、表示対象の販売はありません'],
  ])('%s says so, and is kept out of search engines', async (path, words) => {
    site.delivery.failWith(404, `${path}/current`)
    const { status, html } = await site.open(path)
    expect(status).toBe(200)
    expect(html).toContain(`<p>${words}</p>`)
    expect(html).toContain(NOINDEX)
    expect(html).not.toContain('legal-print')
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })
})
