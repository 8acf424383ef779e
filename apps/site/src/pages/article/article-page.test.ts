import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkedData, scriptTypes, startSite, type SiteUnderTest } from '../../testing/site-under-test.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.delivery.stop())

test('an article has its date, author, time, contents and cover', async () => {
  const { html } = await site.open('/article/article-1')
  expect(html).toContain('2026年11月21日(土)')
  expect(html).toContain('編集部')
  expect(html).toContain('約1分で読めます')
  expect(html).toContain('<a href="#h-aaaaaaaaaa" target="_self">朝の港</a>')
  expect(html).toContain('id="h-aaaaaaaaaa"')
  expect(html).toMatch(
    /<picture><source type="image\/avif" srcSet="\/media\/cover-640.avif 640w, \/media\/cover-1280.avif 1280w" sizes="[^"]+"\/><img [^>]*srcSet="\/media\/cover-320.webp 320w, \/media\/cover-640.webp 640w, \/media\/cover.webp 1280w"[^>]*alt="船の絵" fetchPriority="high"/,
  )
  expect(html).toContain('<meta property="og:image" content="https://harbour.example/media/cover.webp"/>')
  expect(linkedData(html)).toMatchObject([{ '@type': 'Article', headline: '記事その1' }, { '@type': 'BreadcrumbList' }])
})

test('it is read once, in the language of the page', async () => {
  site.delivery.asked()
  await site.open('/article/article-1')
  expect(site.delivery.asked().filter((path) => path.includes('/article/article-1'))).toHaveLength(1)
})

test('its neighbours and the newest of its category are offered', async () => {
  const { html } = await site.open('/en/article/article-6')
  expect(html).toContain('rel="prev" class="neighbour neighbour-prev" href="/en/article/article-5"')
  expect(html).toContain('rel="next" class="neighbour neighbour-next" href="/en/article/article-7"')
  expect(html.match(/class="article-card"/g)).toHaveLength(3)
})

test('articles that its writer chose come before others', async () => {
  const { html } = await site.open('/article/article-5')
  expect(html.match(/class="article-card"/g)).toHaveLength(1)
  expect(html).toContain('あわせて読みたい記事')
})

test('without English the Japanese text is shown, marked as such', async () => {
  const { html } = await site.open('/en/article/article-3')
  expect(html).toContain('This article is available in Japanese only')
  expect(html).toContain('<h1 class="article-title" lang="ja">記事その3</h1>')
  expect(html).toContain('<div class="rt" lang="ja">')
  expect((await site.open('/article/article-3')).html).not.toContain('日本語でのみ')
})

test('an old slug moves for good to the new one, in the language asked', async () => {
  const { status, headers } = await site.open('/en/article/old-address')
  expect([status, headers.get('location')]).toEqual([301, '/en/article/article-1'])
})

test('what a picture shows is told in its own language', async () => {
  expect((await site.open('/en/article/article-1')).html).toMatch(/<img [^>]*alt="船の絵" lang="ja"/)
  expect((await site.open('/article/article-1')).html).not.toMatch(/<img [^>]*lang=/)
})

test('a browser asks again where a slug leads, since it may come back', async () => {
  const { headers } = await site.open('/article/old-address')
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('what a link says besides survives the move', async () => {
  const { headers } = await site.open('/ja/article/old-address?utm_source=letter&utm_medium=%E6%B8%AF')
  expect(headers.get('location')).toBe('/ja/article/article-1?utm_source=letter&utm_medium=%E6%B8%AF')
})

test('hostile text stays text', async () => {
  const { html } = await site.open('/article/article-4')
  expect(scriptTypes(html)).toEqual(['application/ld+json', 'application/ld+json'])
  expect(html).not.toContain('<img src=x')
  expect(linkedData(html)[0]).toMatchObject({ headline: '</script><script>alert(1)</script>' })
})

test('search engines are kept away where the writer says so', async () => {
  expect((await site.open('/article/article-2')).html).toContain('<meta name="robots" content="noindex"/>')
  expect((await site.open('/article/article-1')).html).not.toContain('name="robots"')
})

test('an article without English offers search engines its Japanese page', async () => {
  const { html } = await site.open('/en/article/article-3')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<link rel="canonical" href="https://harbour.example/article/article-3"/>')
  expect(html).not.toContain('<link rel="alternate" hrefLang="en"')
  const japanese = (await site.open('/article/article-3')).html
  expect(japanese).not.toContain('name="robots"')
  expect(japanese, 'neither page names the other as its translation').not.toMatch(/rel="alternate" hrefLang="en"|content="en_GB"/)
  expect((await site.open('/article/article-1')).html).toMatch(/rel="alternate" hrefLang="en".*content="en_GB"/)
})

test('it can be shown to others without a script', async () => {
  const { html } = await site.open('/en/article/article-1')
  const share = html.split('class="share"')[1]?.split('</section>')[0] ?? ''
  expect([...share.matchAll(/href="((?:https|mailto):[^"?]*)/g)].map(([, address]) => address)).toEqual([
    'https://x.com/intent/post',
    'https://social-plugins.line.me/lineit/share',
    'https://www.facebook.com/sharer/sharer.php',
    'mailto:',
  ])
  expect(share).toContain('value="https://harbour.example/en/article/article-1"')
})

test('tags lead to what else has them, in the language they are written in', async () => {
  const { html } = await site.open('/en/article/article-1')
  expect(html).toMatch(/<li lang="ja"><a [^>]*href="\/en\/article\?tag=%E6%B8%AF"[^>]*>#港<\/a>/)
  expect(html).toContain('<span class="neighbour-title" lang="ja">記事その2</span>')
})
