import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readHtml } from './paste/read-html.ts'
import { watchRequests } from '../testing/watch-requests.ts'
import type { ImageUpload } from './services.ts'
import { addLine, flush, lastBlocks, openEditor, paragraph, pasteInto, texts } from './testing/open-editor.tsx'

const item = (content: string, ...items: unknown[]) => ({ content, meta: {}, items })

async function paste(data: Readonly<Record<string, string>>, options: Parameters<typeof openEditor>[1] = {}, files: readonly File[] = []) {
  await openEditor({ blocks: [] }, options)
  await texts().click()
  pasteInto(texts().element(), data, files)
}

const read = (html: string) =>
  readHtml(html)?.pasted.map((piece) => (piece.kind === 'block' ? [piece.block.type, piece.block.data] : piece))
const list = (...items: unknown[]) => ['list', { style: 'unordered', meta: {}, items }]

describe('readHtml', () => {
  it.each([
    ['', '<ul><li>一<ul><li>入れ子</li></ul></li><li>二</li></ul>', [item('一', item('入れ子')), item('二')]],
    ['of the other kind', '<ul><li>一<ol><li>甲</li></ol></li></ul>', [item('一', item('甲'))]],
    [
      'beside the items, as word processors write it',
      '<ul><li>一</li><ul><li>甲</li></ul><li>二</li></ul>',
      [item('一', item('甲')), item('二')],
    ],
    ['with text after it', '<ul>\n <li>一\n  <ul>\n <li>甲</li>\n </ul>\n 続き</li>\n</ul>', [item('一<br>続き', item('甲'))]],
    [
      'on three levels, with marks',
      '<ul><li><b>一</b><ul><li>甲<ul><li><u>い</u></li></ul></li></ul></li></ul>',
      [item('<b>一</b>', item('甲', item('<u>い</u>')))],
    ],
  ])('takes a nested list %s', (_, html, items) => {
    expect(read(html)).toEqual([list(...items)])
  })

  it('takes an ordered list, and the lone item of a list', () => {
    expect(read('<ol><li>一<ol><li>甲</li></ol></li></ol><p>間</p><li>二</li>')).toEqual([
      ['list', { style: 'ordered', meta: { start: 1, counterType: 'numeric' }, items: [item('一', item('甲'))] }],
      ['paragraph', { text: '間' }],
      list(item('二')),
    ])
  })

  it('keeps bold and italic, by either name', () => {
    const html = 'ふつう<b>太字</b>と<b>強調</b>、<i>斜体</i>と<i>力点</i>'
    expect(read('ふつう<b>太字</b>と<strong>強調</strong>、<i>斜体</i>と<em>力点</em>')).toEqual([{ kind: 'text', html }])
  })

  it('takes no bold from the wrapper that says it is not bold', () => {
    const html = '<b style="font-weight:normal">ふつう<em style="font-style: normal">の</em><u>文</u></b>'
    expect(read(html)).toEqual([{ kind: 'text', html: 'ふつうの<u>文</u>' }])
  })
})

describe('a pasted page', () => {
  it('full of scripts leaves its words only, and nothing runs or is loaded', async () => {
    const requests = await watchRequests()
    onTestFinished(() => requests.stop())
    const run = 'window.hacked=1'
    await paste({
      'text/html':
        `<html><head><style>p{color:red}</style><script>${run}</script></head><body onload="${run}">` +
        `<h1 onclick="${run}">題</h1><p>本文<script>${run}</script><img src="https://tracker.example/x.gif" onerror="${run}"></p>` +
        `<svg onload="${run}"><a href="javascript:${run}">x</a></svg><iframe src="https://evil.example" srcdoc="<script>parent.${run}</script>"></iframe>` +
        `<a href="javascript:${run}">甲</a><a href="https://a.example/?a=1&b=2">乙</a><form><input autofocus onfocus="${run}"><button>送信</button></form>` +
        `<blockquote>引用<br>二行</blockquote><pre>a &lt; b\n<b>c</b></pre><hr><details open ontoggle="${run}"><summary>要約</summary>詳細</details>` +
        `<math><mi xlink:href="data:x,<script>${run}</script>"></math><object data="x"></object><template><img src=x onerror="${run}"></template></body></html>`,
    })
    await expect.poll(lastBlocks).toEqual([
      { type: 'header', data: { text: '題', level: 2 } },
      { type: 'paragraph', data: { text: '本文' } },
      { type: 'paragraph', data: { text: '甲<a href="https://a.example/?a=1&amp;b=2">乙</a>' } },
      { type: 'quote', data: { text: '引用<br>二行', caption: '', alignment: 'left' } },
      { type: 'code', data: { code: 'a < b\nc' } },
      { type: 'delimiter', data: {} },
      { type: 'paragraph', data: { text: '要約詳細' } },
    ])
    await requests.settled()
    expect('hacked' in window).toBe(false)
    expect(requests.sent.filter((url) => /tracker|evil/.test(url))).toEqual([])
    await expect.element(page.getByText(/^貼り付けた内容の画像は取り込まれていません。/)).toBeVisible()
  })

  it('keeps marks by tag and by style, each of them ready to be taken away again', async () => {
    await paste({ 'text/html': '<p><u>下</u><mark>印</mark><code>c</code><s>消</s><del>del</del><ins>ins</ins></p>' })
    await expect
      .poll(lastBlocks)
      .toEqual([{ type: 'paragraph', data: { text: '<u>下</u><mark>印</mark><code>c</code><s>消</s><s>del</s><u>ins</u>' } }])
    await page.getByText('印').dblClick()
    await page.getByRole('button', { name: 'マーカー' }).click()
    await expect.poll(() => lastBlocks()?.[0]?.data['text']).not.toContain('<mark>')
  })

  it('from a Google document: marks are styles, the wrapper is not bold', async () => {
    await paste({
      'text/html':
        '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">太字</span><span style="font-weight:400">と</span><span style="font-style:italic">斜体</span><span style="text-decoration:line-through">線</span></p><br><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>一</span></p></li><ul><li aria-level="2"><p>甲</p></li></ul></ul></b>',
    })
    await expect.poll(lastBlocks).toEqual([
      { type: 'paragraph', data: { text: '<b>太字</b>と<i>斜体</i><s>線</s>' } },
      { type: 'list', data: { style: 'unordered', meta: {}, items: [item('一', item('甲'))] } },
    ])
  })

  it('from Word: paragraphs with bullets written out become lists', async () => {
    const line = (level: number, bullet: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
    await paste({
      'text/html': `<html xmlns:o="urn:x"><body><!--StartFragment--><p class=MsoNormal>前<o:p></o:p></p>${line(1, '·', '一')}${line(2, 'o', '甲')}${line(1, '·', '二')}<p class=MsoNormal>間</p>${line(1, '1.', '壱')}<!--EndFragment--></body></html>`,
    })
    await expect.poll(lastBlocks).toEqual([
      { type: 'paragraph', data: { text: '前' } },
      { type: 'list', data: { style: 'unordered', meta: {}, items: [item('一', item('甲')), item('二')] } },
      { type: 'paragraph', data: { text: '間' } },
      { type: 'list', data: { style: 'ordered', meta: { start: 1, counterType: 'numeric' }, items: [item('壱')] } },
    ])
  })

  it('from a spreadsheet becomes a table, though a picture of it comes along', async () => {
    const image = new File(['x'], 'image.png', { type: 'image/png' })
    const html = '<html><body><table><col><tr><td class=xl65>魚</td><td>値段</td></tr><tr><td><b>鯵</b></td></tr></table></body></html>'
    await paste({ 'text/html': html, 'text/plain': '魚\t値段\n鯵' }, {}, [image])
    await expect.poll(lastBlocks).toEqual([
      {
        type: 'table',
        data: {
          withHeadings: false,
          stretched: false,
          content: [
            ['魚', '値段'],
            ['<b>鯵</b>', ''],
          ],
        },
      },
    ])
  })

  it('becomes plain text where the field does not take its blocks', async () => {
    await paste({ 'text/html': '<h2>題</h2><table><tr><td>一</td><td>二</td></tr></table><p>文</p>' }, { blocks: ['paragraph'] })
    await expect.poll(lastBlocks).toEqual([
      { type: 'paragraph', data: { text: '題' } },
      { type: 'paragraph', data: { text: '一 二' } },
      { type: 'paragraph', data: { text: '文' } },
    ])
    await expect.element(page.getByText(/^この欄で使えないブロック/)).toBeVisible()
  })
})

describe('pasting', () => {
  it('of a picture uploads it', async () => {
    const onImageUpload = vi.fn<ImageUpload>(() => Promise.resolve({ url: '/media/x.webp' }))
    const png = new File(['x'], 'cat.png', { type: 'image/png' })
    await paste({}, { onImageUpload }, [png])
    await expect.poll(() => lastBlocks()?.[0]).toMatchObject({ type: 'image', data: { file: { url: '/media/x.webp' } } })
    expect(onImageUpload).toHaveBeenCalledTimes(1)
  })

  it('of a page that carries its pictures uploads them where they stand', async () => {
    const onImageUpload = vi.fn<ImageUpload>(() => Promise.resolve({ url: '/media/x.webp' }))
    await paste({ 'text/html': '<p>前</p><p><img src="data:image/png;base64,iVBORw0KGgo="></p><p>後</p>' }, { onImageUpload })
    await expect.poll(() => lastBlocks()?.map(({ type }) => type)).toEqual(['paragraph', 'image', 'paragraph'])
    expect(onImageUpload.mock.lastCall?.[0].type).toBe('image/png')
  })

  it('of the address of a video adds the video', async () => {
    await paste({ 'text/plain': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })
    await expect.poll(() => lastBlocks()?.[0]).toMatchObject({ type: 'embed', data: { service: 'youtube' } })
  })

  it('of several lines into a cell stays in the cell', async () => {
    await openEditor({ blocks: [{ type: 'table', data: { withHeadings: false, content: [['一', '二']] } }] })
    const cell = page.getByRole('textbox', { name: '1行2列' })
    await cell.click()
    await userEvent.keyboard('{End}')
    pasteInto(cell.element(), { 'text/html': '<p>甲</p><ul><li>乙</li></ul>' })
    await expect.poll(() => lastBlocks()?.[0]?.data['content']).toEqual([['一', '二甲<br>乙']])
  })

  it('of the address of a video into a quotation or a cell keeps the address', async () => {
    const blocks = [
      { id: 'qqqqqqqqqq', type: 'quote', data: { text: '', caption: '', alignment: 'left' } },
      { id: 'tttttttttt', type: 'table', data: { withHeadings: false, content: [['']] } },
    ]
    await openEditor({ blocks: [...blocks, paragraph('文')] })
    for (const box of [page.getByRole('textbox', { name: '引用文' }), page.getByRole('textbox', { name: '1行1列' })]) {
      await box.click()
      pasteInto(box.element(), { 'text/plain': 'https://youtu.be/dQw4w9WgXcQ' })
      await expect.element(box).toHaveTextContent('https://youtu.be/dQw4w9WgXcQ')
    }
  })

  it('of an address with quotation marks keeps the link whole', async () => {
    await paste({ 'text/html': `<p><a href='https://a.example/?q="x" onclick="y'>甲</a></p>` })
    await expect
      .poll(lastBlocks)
      .toEqual([{ type: 'paragraph', data: { text: '<a href="https://a.example/?q=&quot;x&quot; onclick=&quot;y">甲</a>' } }])
  })

  it('of more lines, points, items or cells than a document holds says that it is too much', async () => {
    await openEditor({ blocks: [] })
    await texts().click()
    const said = page.getByText(/^内容が長すぎるため、貼り付けませんでした。/)
    for (const [type, data] of [
      ['text/plain', 'あ\n'.repeat(150_000)],
      ['text/plain', '- あ\n'.repeat(150_000)],
      ['text/html', `<ul>${'<li>あ</li>'.repeat(90_000)}</ul>`],
      ['text/html', '<li>あ</li>'.repeat(90_000)],
      ['text/html', `<table>${'<tr><td></td><td></td></tr>'.repeat(40_000)}</table>`],
    ] as const) {
      pasteInto(texts().element(), { [type]: data })
      await expect.element(said).toBeVisible()
      said.element().replaceChildren()
    }
    await flush()
    expect(lastBlocks()?.length ?? 0).toBe(0)
  })

  it('of what an editor copied takes blocks as they were, but believes nothing', async () => {
    const blocks = [
      { id: 'x', tool: 'quote', data: { text: '<img src=x onerror=window.hacked=1>引用', caption: '', alignment: 'center' } },
      { id: 'y', tool: 'linkTool', data: { link: 'javascript:window.hacked=1', meta: {} } },
      { id: 'z', tool: 'constructor', data: {} },
    ]
    await paste({ 'application/x-editor-js': JSON.stringify(blocks) })
    await expect.poll(lastBlocks).toEqual([{ type: 'quote', data: { text: '引用', caption: '', alignment: 'center' } }])
    expect('hacked' in window).toBe(false)
  })

  it('into an address field is left to the browser', async () => {
    await openEditor({ blocks: [paragraph('x')] })
    await texts().click()
    await addLine()
    await userEvent.keyboard('/')
    await page.getByRole('option', { name: '動画' }).click()
    const event = new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
    page.getByRole('textbox', { name: 'YouTubeのURL' }).element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})
