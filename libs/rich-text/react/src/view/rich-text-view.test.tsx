import type { RichTextDocument } from '@captain/rich-text-core'
import { outline } from '@captain/rich-text-core'
import { unsafeMarkup } from '@captain/rich-text-core/testing/unsafe-markup'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichTextView } from './rich-text-view.tsx'

const item = (content: string, items: unknown[] = [], meta: Record<string, unknown> = {}) => ({ content, meta, items })
const render = (blocks: RichTextDocument['blocks'], locale: 'ja' | 'en' = 'ja') =>
  renderToStaticMarkup(<RichTextView document={{ blocks }} locale={locale} />)

it('renders paragraphs and headings as such, with the anchors of the outline', () => {
  const blocks = [
    { id: 'abcdefghij', type: 'header', data: { text: '港の朝', level: 3 } },
    { type: 'paragraph', data: { text: '船が<b>着く</b>。<br><a href="https://a.example/?a=1&amp;b=2">時刻表</a>' } },
  ]
  expect(render(blocks)).toBe(
    '<div class="rt" lang="ja"><div class="rt-heading rt-heading-3"><h3 class="rt-heading-text" id="h-abcdefghij">港の朝</h3>' +
      '<a class="rt-anchor" href="#h-abcdefghij" target="_self" aria-label="「港の朝」へのリンク"><span aria-hidden="true">#</span></a></div>' +
      '<p class="rt-paragraph">船が<b>着く</b>。<br/><a href="https://a.example/?a=1&amp;b=2" rel="noopener">時刻表</a></p></div>',
  )
  expect(render(blocks)).toContain(`id="${outline({ blocks })[0]?.anchor}"`)
})

it('renders no heading without words, as the outline has none', () => {
  expect(render([{ type: 'header', data: { text: ' <b> </b>', level: 2 } }])).toBe('<div class="rt" lang="ja"></div>')
})

it('renders nested lists in their own style', () => {
  const data = { style: 'ordered', meta: { start: 3, counterType: 'upper-alpha' }, items: [item('鯵', [item('開き')]), item('鰯')] }
  expect(render([{ type: 'list', data }])).toContain(
    '<ol class="rt-list rt-list-ordered" type="A" start="3"><li class="rt-item">鯵<ol class="rt-list rt-list-ordered" type="A">' +
      '<li class="rt-item">開き</li></ol></li><li class="rt-item">鰯</li></ol>',
  )
})

it('says in words whether an item of a checklist is done', () => {
  const html = render([{ type: 'list', data: { style: 'checklist', items: [item('掃除', [], { checked: true }), item('仕込み')] } }], 'en')
  expect(html).toContain('aria-label="Done" data-checked="true"></span>掃除')
  expect(html).toContain('aria-label="Not done"></span>仕込み')
})

it('says that a block cannot be displayed, in the language of the page', () => {
  const blocks = [{ type: 'map<b>', data: { html: '<script>alert(1)</script>' } }]
  expect(render(blocks)).toBe('<div class="rt" lang="ja"><p class="rt-unsupported">このブロックは表示できません。</p></div>')
  expect(render(blocks, 'en')).toContain('<p class="rt-unsupported">This block can’t be displayed.</p>')
})

it('tells those who write which type of block it is that cannot be displayed', () => {
  const document = { blocks: [{ type: 'map<b>', data: { html: '<script>alert(1)</script>' } }] }
  const htmlIn = (locale: 'ja' | 'en') => renderToStaticMarkup(<RichTextView document={document} locale={locale} forStaff />)
  expect(htmlIn('ja')).toContain('<p class="rt-unsupported">このブロック（map&lt;b&gt;）は表示できません。</p>')
  expect(htmlIn('en')).toContain('<p class="rt-unsupported">This block (map&lt;b&gt;) can’t be displayed.</p>')
})

it('shows hostile text as text or not at all', () => {
  const html = render([
    { type: 'paragraph', data: { text: '<img src=x onerror=alert(1)><a href="javascript:alert(2)">x</a>&lt;script&gt;' } },
  ])
  expect(html).toBe('<div class="rt" lang="ja"><p class="rt-paragraph">x&lt;script&gt;</p></div>')
})

it('keeps the anchors of several documents on one page apart', () => {
  const blocks = [{ type: 'header', data: { text: '料金', level: 2 } }]
  const html = renderToStaticMarkup(<RichTextView document={{ blocks }} locale="en" anchorPrefix="q1" />)
  expect(html).toContain('<h2 class="rt-heading-text" id="q1-h-1">料金</h2><a class="rt-anchor" href="#q1-h-1"')
  expect(html).toContain('aria-label="Link to “料金”"')
})

const body = (block: RichTextDocument['blocks'][number], locale: 'ja' | 'en' = 'ja') =>
  render([block], locale).replace(/^<div class="rt" lang="..">|<\/div>$/g, '')

it('renders a quotation with whose words it holds', () => {
  const data = { text: '海は<b>広い</b>。', caption: '船長', alignment: 'center' }
  expect(body({ type: 'quote', data })).toBe(
    '<figure class="rt-quote rt-quote-center"><blockquote><p>海は<b>広い</b>。</p></blockquote><figcaption>船長</figcaption></figure>',
  )
  expect(body({ type: 'quote', data: { text: '広い。' } })).toBe(
    '<figure class="rt-quote rt-quote-left"><blockquote><p>広い。</p></blockquote></figure>',
  )
})

it('renders a delimiter as a change of subject', () => {
  expect(body({ type: 'delimiter', data: {} })).toBe('<hr class="rt-delimiter"/>')
})

it('says in words whether each item of a check list is done', () => {
  const items = [
    { text: '<s>掃除</s>', checked: true },
    { text: '仕込み', checked: false },
  ]
  expect(body({ type: 'checkList', data: { items } })).toBe(
    '<ul class="rt-list rt-list-checklist">' +
      '<li class="rt-item"><span class="rt-check" role="img" aria-label="完了" data-checked="true"></span><s>掃除</s></li>' +
      '<li class="rt-item"><span class="rt-check" role="img" aria-label="未完了"></span>仕込み</li></ul>',
  )
})

it('renders another page as one link with its host, and no picture of another site', () => {
  const meta = { title: '港の歴史', description: '開港から百年。', image: { url: 'https://a.example/og.png' } }
  expect(body({ type: 'linkTool', data: { link: 'https://a.example/history', meta } })).toBe(
    '<div class="rt-card"><div class="rt-card-words"><a class="rt-card-title" href="https://a.example/history" rel="noopener">港の歴史</a>' +
      '<p class="rt-card-description">開港から百年。</p><p class="rt-card-host">a.example</p></div></div>',
  )
  const kept = { image: { url: 'data:image/webp;base64,UklGRg==' } }
  expect(body({ type: 'linkTool', data: { link: 'https://a.example/', meta: kept } })).toBe(
    '<div class="rt-card"><div class="rt-card-words"><a class="rt-card-title" href="https://a.example/" rel="noopener">a.example</a></div>' +
      '<img class="rt-card-image" src="data:image/webp;base64,UklGRg==" alt="" loading="lazy" decoding="async"/></div>',
  )
})

const video = { service: 'youtube', source: 'https://youtu.be/dQw4w9WgXcQ', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=42' }

it('shows the place of a video with a word of what playing it sends, and links to it', () => {
  const html = body({ type: 'embed', data: { ...video, caption: '進水式' } })
  expect(html.replace(/ srcDoc="[^"]*"/, '').replaceAll(/"video\w+"/g, '"video"')).toBe(
    '<figure class="rt-video"><div class="rt-video-screen"><div class="rt-video-poster"><span class="rt-video-mark" aria-hidden="true"></span>' +
      '<a class="rt-video-play" href="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42&amp;autoplay=1" target="video" ' +
      'referrerPolicy="strict-origin-when-cross-origin">動画を再生（YouTube）</a>' +
      '<span class="rt-video-note">再生するとYouTubeに接続し、閲覧の情報が送信されます。</span></div>' +
      '<iframe name="video" title="進水式" allow="autoplay https://www.youtube-nocookie.com; encrypted-media https://www.youtube-nocookie.com; ' +
      'fullscreen https://www.youtube-nocookie.com; picture-in-picture https://www.youtube-nocookie.com" scrolling="no"></iframe></div>' +
      '<figcaption><span class="rt-video-caption">進水式</span>' +
      '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=42" rel="noopener">YouTubeで見る</a></figcaption></figure>',
  )
  expect(html).toContain('&lt;a href=&quot;https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42&amp;amp;autoplay=1&quot;')
  expect(/target="([^"]*)"/.exec(html)?.[1]).toBe(/iframe name="([^"]*)"/.exec(html)?.[1])
  expect(unsafeMarkup(html)).toEqual([])
  expect(body({ type: 'embed', data: video }, 'en')).toContain('title="YouTube video"')
})

const PICTURE = '/media/tenants/cafe/2026/11/01ARZ3NDEKTSV4RRFFQ69G5FAV'

it('renders a picture that keeps its place and comes in the size it is shown in', () => {
  const file = { url: `${PICTURE}.jpg`, width: 700, height: 500 }
  expect(body({ type: 'image', data: { file, alt: '桟橋', caption: '朝の<i>桟橋</i>' } })).toBe(
    '<figure class="rt-image"><div class="rt-image-frame">' +
      `<picture><source type="image/avif" srcSet="${PICTURE}-320.avif 320w, ${PICTURE}-640.avif 640w, ${PICTURE}-700.avif 700w" ` +
      'sizes="auto, (min-width: 46rem) 44rem, 100vw"/>' +
      `<img src="${PICTURE}.jpg" srcSet="${PICTURE}-320.webp 320w, ${PICTURE}-640.webp 640w, ${PICTURE}.jpg 700w" ` +
      'sizes="auto, (min-width: 46rem) 44rem, 100vw" width="700" height="500" alt="桟橋" loading="lazy" decoding="async"/></picture></div>' +
      '<figcaption>朝の<i>桟橋</i></figcaption></figure>',
  )
})

it('gives a picture the look its writer chose', () => {
  const looks = { withBorder: true, withBackground: true, stretched: true }
  expect(body({ type: 'image', data: { file: { url: '/media/a.png' }, ...looks } })).toBe(
    '<figure class="rt-image rt-image-border rt-image-ground rt-stretched"><div class="rt-image-frame">' +
      '<img src="/media/a.png" alt="" loading="lazy" decoding="async"/></div></figure>',
  )
  const file = { url: '/media/a.png', width: 600, height: 1000 }
  expect(body({ type: 'image', data: { file } })).toContain('<figure class="rt-image rt-image-tall">')
  expect(body({ type: 'image', data: { file, stretched: true } })).toContain('<figure class="rt-image rt-stretched">')
})

it('links to a picture of another site instead of loading it', () => {
  const file = { url: 'https://a.example/pier.jpg' }
  expect(body({ type: 'image', data: { file, alt: '桟橋' } })).toBe(
    '<figure class="rt-image"><div class="rt-image-frame"><a href="https://a.example/pier.jpg" rel="noopener">画像を開く：桟橋（a.example）</a></div></figure>',
  )
  expect(body({ type: 'image', data: { file } }, 'en')).toContain('>Open the image (a.example)</a>')
})

it('renders a table in a box that the keyboard can scroll, with headings where there are some', () => {
  const content = [
    ['', '料金'],
    ['<b>大人</b>', '¥1,000'],
  ]
  expect(body({ type: 'table', data: { withHeadings: true, content } })).toBe(
    '<div class="rt-scroll rt-table" role="group" aria-label="表" tabindex="0"><table>' +
      '<thead><tr><td></td><th scope="col">料金</th></tr></thead>' +
      '<tbody><tr><td><b>大人</b></td><td>¥1,000</td></tr></tbody></table></div>',
  )
  const plain = body({ type: 'table', data: { withHeadings: false, stretched: true, content } })
  expect(plain).toContain('<div class="rt-scroll rt-table rt-stretched"')
  expect(plain).toContain('<table><tbody><tr><td></td><td>料金</td></tr>')
})

it('renders program text as it was written', () => {
  expect(body({ type: 'code', data: { code: '<b>if</b>\n  a &amp; b' } }, 'en')).toBe(
    '<div class="rt-scroll rt-code" role="group" aria-label="Code" tabindex="0">' +
      '<pre><code translate="no">&lt;b&gt;if&lt;/b&gt;\n  a &amp;amp; b</code></pre></div>',
  )
})
