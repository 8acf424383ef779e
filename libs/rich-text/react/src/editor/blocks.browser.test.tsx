import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RichTextEditorHandle } from './rich-text-editor.tsx'
import type { ImageUpload, LinkLookup, UploadOptions } from './services.ts'
import { addBlock, addLine, flush, handedOver, idle, issuesOf, lastBlocks, openEditor, paragraph, texts } from './testing/open-editor.tsx'
import { tableGrid } from './tools/table-grid.ts'

const PIXEL = '/media/00000000-0000-4000-8000-000000000001/picture.webp'
const picture = () => new File([new Uint8Array([1, 2, 3])], 'cat.png', { type: 'image/png' })
const chooser = () => document.querySelector<HTMLInputElement>('input[type="file"]')

function choose(file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  const input = chooser()
  if (!input) throw new Error('There is nothing to choose a file with')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('adding a block', () => {
  it('offers every block under its Japanese name, in a fixed order', async () => {
    await openEditor({ blocks: [] })
    await texts().click()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('option', { name: '本文' })).toBeVisible()
    const names = [...document.querySelectorAll('.rte-panel [role="option"]')].map((entry) => entry.textContent)
    expect(names).toEqual('本文 見出し 箇条書き 番号付きリスト チェックリスト 引用 画像 表 リンクカード 動画 区切り線 コード'.split(' '))
  })

  it('starts a heading of level 2', async () => {
    await openEditor({ blocks: [] })
    await addBlock('見出し')
    await userEvent.keyboard('港')
    await expect.poll(lastBlocks).toEqual([{ type: 'header', data: { text: '港', level: 2 } }])
  })

  it.each([
    ['箇条書き', 'unordered', {}],
    ['番号付きリスト', 'ordered', { counterType: 'numeric' }],
  ])('starts a %s', async (name, style, meta) => {
    await openEditor({ blocks: [] })
    await addBlock(name)
    await userEvent.keyboard('鯵')
    await expect
      .poll(lastBlocks)
      .toEqual([{ type: 'list', data: { style, meta: expect.objectContaining(meta), items: [{ content: '鯵', meta: {}, items: [] }] } }])
  })

  it('writes a check list by keyboard alone', async () => {
    await openEditor({ blocks: [] })
    await addBlock('チェックリスト')
    await userEvent.keyboard('氷{Enter}長靴')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect.poll(lastBlocks).toEqual([
      {
        type: 'checkList',
        data: {
          items: [
            { text: '氷', checked: false },
            { text: '長靴', checked: true },
          ],
        },
      },
    ])
  })

  it('ends a check list with Enter in an empty item, and joins items with Backspace', async () => {
    await openEditor({ blocks: [{ type: 'checkList', data: { items: [{ text: '氷', checked: true }] } }] })
    await page.getByRole('textbox', { name: '項目' }).click()
    await userEvent.keyboard('{End}{Enter}水{Home}{Backspace}{End}{Enter}{Enter}次')
    await expect.poll(lastBlocks).toEqual([
      { type: 'checkList', data: { items: [{ text: '氷水', checked: true }] } },
      { type: 'paragraph', data: { text: '次' } },
    ])
  })

  it('writes a quotation with line breaks and its source', async () => {
    await openEditor({ blocks: [] })
    await addBlock('引用')
    await userEvent.keyboard('猫は{Enter}主')
    await page.getByRole('textbox', { name: '出典' }).click()
    await userEvent.keyboard('港長')
    await expect.poll(lastBlocks).toEqual([{ type: 'quote', data: { text: '猫は<br>主', caption: '港長', alignment: 'left' } }])
  })

  it('starts a table of two rows and three columns without headings', async () => {
    await openEditor({ blocks: [] })
    await addBlock('表')
    expect(page.getByRole('row').elements()).toHaveLength(2)
    await page.getByRole('textbox', { name: '1行1列' }).click()
    await userEvent.keyboard('鯵{Enter}鰯')
    await expect.poll(lastBlocks).toEqual([
      {
        type: 'table',
        data: {
          withHeadings: false,
          stretched: false,
          content: [
            ['鯵', '', ''],
            ['鰯', '', ''],
          ],
        },
      },
    ])
  })

  it('adds and removes rows and columns by keyboard', async () => {
    await openEditor({ blocks: [{ type: 'table', data: { withHeadings: false, content: [['一', '二'], ['三']] } }] })
    await page.getByRole('textbox', { name: '2行1列' }).click()
    const chooseItem = async (name: string) => {
      await userEvent.keyboard('{Control>}/{/Control}')
      await page.getByRole('menuitem', { name, exact: true }).click()
    }
    await chooseItem('下に行を追加')
    await userEvent.keyboard('四')
    await chooseItem('右に列を追加')
    await chooseItem('1行目を見出しにする')
    await expect.poll(lastBlocks).toEqual([
      {
        type: 'table',
        data: {
          withHeadings: true,
          stretched: false,
          content: [
            ['一', '', '二'],
            ['三', '', ''],
            ['四', '', ''],
          ],
        },
      },
    ])
    await page.getByRole('textbox', { name: '2行1列' }).click()
    await chooseItem('行を削除')
    await page.getByRole('menuitem', { name: 'もう一度押すと削除' }).click()
    await expect
      .poll(() => lastBlocks()?.[0]?.data['content'])
      .toEqual([
        ['一', '', '二'],
        ['四', '', ''],
      ])
  })

  it('adds no row to a table that has as many as it may', async () => {
    const content = Array.from({ length: 200 }, (_unused, row) => [`${row}`])
    await openEditor({ blocks: [{ type: 'table', data: { withHeadings: false, content } }] })
    await page.getByRole('textbox', { name: '200行1列' }).click()
    await userEvent.keyboard('{Enter}{Enter}x')
    await expect.poll(() => lastBlocks()?.[0]?.data['content']).toHaveLength(200)
    expect(page.getByRole('row').elements()).toHaveLength(200)
  })

  it('names the cells of a large table no more often than it has to', () => {
    const content = Array.from({ length: 200 }, () => Array.from({ length: 50 }, () => 'x'))
    let named = 0
    tableGrid({ content, readOnly: false, cellName: () => `${(named += 1)}` })
    expect(named).toBeLessThanOrEqual(2 * 200 * 50)
  })

  it('writes code as plain text, with a Tab that leaves it', async () => {
    await openEditor({ blocks: [] }, { other: { blocks: [] } })
    await addBlock('コード')
    await userEvent.keyboard('a < b && c')
    await expect.poll(lastBlocks).toEqual([{ type: 'code', data: { code: 'a < b && c' } }])
    await userEvent.tab()
    expect(document.activeElement?.closest('.ce-block')).toBeNull()
  })

  it('draws a line', async () => {
    await openEditor({ blocks: [] })
    await texts().click()
    await userEvent.keyboard('/')
    await page.getByRole('option', { name: '区切り線' }).click()
    await expect.poll(lastBlocks).toEqual([{ type: 'delimiter', data: {} }])
  })

  it('opens the menu by the slash of a Japanese keyboard too', async () => {
    await openEditor({ blocks: [] })
    await texts().click()
    await userEvent.keyboard('／')
    await expect.element(page.getByRole('option', { name: '区切り線' })).toBeVisible()
  })
})

describe('a video', () => {
  const field = () => page.getByRole('textbox', { name: 'YouTubeのURL' })

  it('is taken from YouTube, and not loaded before somebody asks for it', async () => {
    await openEditor({ blocks: [] })
    await addBlock('動画')
    await field().fill('https://youtu.be/dQw4w9WgXcQ?t=90')
    await userEvent.keyboard('{Enter}')
    await expect.poll(lastBlocks).toEqual([
      {
        type: 'embed',
        data: {
          service: 'youtube',
          source: 'https://youtu.be/dQw4w9WgXcQ?t=90',
          embed: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
          width: 580,
          height: 320,
          caption: '',
        },
      },
    ])
    await expect.element(page.getByRole('button', { name: '動画を再生' })).toHaveFocus()
    expect(document.querySelector('iframe[src*="youtube"]')).toBeNull()
  })

  it('is not taken from elsewhere', async () => {
    await openEditor({ blocks: [] })
    await addBlock('動画')
    await field().fill('https://x.com/a/status/1')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').getByText(/^YouTubeの動画のURLではありません。/)).toBeVisible()
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await flush()
    expect(issuesOf(handedOver.mock.lastCall?.[0])).toEqual(['youtubeEmbed'])
  })
})

describe('a link card', () => {
  const answer = (body: unknown, status = 200) => vi.fn<LinkLookup>(() => Promise.resolve({ status, body }))

  async function ask(onLinkLookup: NonNullable<Parameters<typeof openEditor>[1]>['onLinkLookup'], address = 'https://a.example/news') {
    await openEditor({ blocks: [] }, { onLinkLookup })
    await addBlock('リンクカード')
    await page.getByRole('textbox', { name: 'リンク先のURL' }).fill(address)
    await userEvent.keyboard('{Enter}')
  }

  it('shows what the server tells, and no picture of another site', async () => {
    const meta = { title: '朝市', description: '毎月第二日曜', image: { url: 'https://tracker.example/p.gif' } }
    await ask(answer({ success: 1, link: 'https://a.example/news', meta }))
    await expect.element(page.getByRole('link', { name: /朝市/ })).toHaveAttribute('href', 'https://a.example/news')
    await expect.poll(lastBlocks).toEqual([{ type: 'linkTool', data: { link: 'https://a.example/news', meta } }])
    expect(document.querySelector('.rte img')).toBeNull()
  })

  it.each([
    ['リンクを取得できませんでした', () => Promise.reject(new TypeError('offline'))],
    ['アクセスできません、URLを確認してください', answer({ success: 0 }, 422)],
    ['応答が正しくありません、URLを確認してください', answer({ success: 1 })],
  ])('says 「%s」 and still takes the address alone', async (message, lookup) => {
    await ask(lookup)
    await expect.element(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'URLだけで作成' }).click()
    await expect.poll(lastBlocks).toEqual([{ type: 'linkTool', data: { link: 'https://a.example/news', meta: {} } }])
  })

  it('asks nobody about what is no web address, or in the middle of a conversion', async () => {
    const lookup = answer({})
    await ask(lookup, 'javascript:alert(1)')
    await expect.element(page.getByRole('alert').getByText(/^https:\/\/ か http:\/\//)).toBeVisible()
    const field = page.getByRole('textbox', { name: 'リンク先のURL' })
    await field.fill('https://a.example/')
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
    }
    expect(lookup).not.toHaveBeenCalled()
  })
})

it('shows a picture of another site as a link, and asks that site for nothing', async () => {
  const file = { url: 'https://outside.invalid/pier.jpg' }
  await openEditor({ blocks: [{ type: 'image', data: { file, caption: '桟橋', alt: '朝' } }] })
  const link = page.getByRole('link', { name: /（outside\.invalid）$/ })
  await expect.element(link).toHaveAttribute('href', file.url)
  expect(document.querySelector('.rte-image img')).toBeNull()
  await page.getByRole('textbox', { name: '画像の説明（代替テキスト）' }).fill('夜')
  await expect.poll(lastBlocks).toMatchObject([{ type: 'image', data: { file, caption: '桟橋', alt: '夜' } }])
})

describe('a picture', () => {
  const stored = { url: PIXEL, id: '00000000-0000-4000-8000-000000000001', width: 640, height: 360 }

  it('is uploaded with its progress, then described', async () => {
    let options: UploadOptions | null = null
    let finish = () => {}
    const onImageUpload = (_file: File, given: UploadOptions) => {
      options = given
      return new Promise<typeof stored>((resolve) => (finish = () => resolve(stored)))
    }
    await openEditor({ blocks: [] }, { onImageUpload })
    await addBlock('画像')
    await expect.element(page.getByRole('button', { name: '画像を選ぶ' })).toHaveFocus()
    expect(chooser()?.accept).toBe('image/*')
    choose(picture())
    await expect.poll(() => options).not.toBeNull()
    ;(options as UploadOptions | null)?.onProgress(0.42)
    await expect.element(page.getByRole('progressbar', { name: '画像をアップロードしています' })).toHaveValue(42)
    await expect.element(page.getByText('42%')).toBeVisible()
    finish()
    await page.getByRole('textbox', { name: '画像の説明（代替テキスト）' }).fill('朝の港')
    await page.getByRole('textbox', { name: 'キャプション（任意）' }).click()
    await userEvent.keyboard('夜明け')
    await userEvent.keyboard('{Control>}/{/Control}')
    await page.getByRole('menuitem', { name: '枠線を付ける' }).click()
    const looks = { withBorder: true, withBackground: false, stretched: false }
    await expect.poll(lastBlocks).toEqual([{ type: 'image', data: { file: stored, caption: '夜明け', alt: '朝の港', ...looks } }])
  })

  it('that fails says so, and goes through when it is sent again', async () => {
    const onImageUpload = vi.fn<ImageUpload>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(stored)
    await openEditor({ blocks: [paragraph('大切な本文')] }, { onImageUpload })
    await texts().click()
    await addLine()
    await addBlock('画像')
    choose(picture())
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText('画像をアップロードできませんでした。 別の方法を試してください。', { exact: true })).toBeVisible()
    await expect.element(page.getByText('大切な本文')).toBeVisible()
    await page.getByRole('button', { name: '再試行' }).click()
    await expect.poll(() => lastBlocks()?.map(({ type }) => type)).toEqual(['paragraph', 'image'])
    expect(onImageUpload).toHaveBeenCalledTimes(2)
  })

  it('that the server refuses says why, and is not worth sending again', async () => {
    await openEditor({ blocks: [] }, { onImageUpload: () => Promise.resolve({ refused: 'ファイルが大きすぎます。', isFinal: true }) })
    await addBlock('画像')
    choose(picture())
    await expect.element(page.getByText('ファイルが大きすぎます。')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '再試行' })).not.toBeInTheDocument()
    choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
    await expect.element(page.getByText('画像ファイルではありません。画像を選んでください。')).toBeVisible()
  })

  it('keeps the field busy until it is there, and a hand-over waits for it', async () => {
    let finish = () => {}
    const onBusyChange = vi.fn<(isBusy: boolean) => void>()
    const ref = createRef<RichTextEditorHandle>()
    const onImageUpload = () => new Promise<typeof stored>((resolve) => (finish = () => resolve(stored)))
    await openEditor({ blocks: [paragraph('前')] }, { onImageUpload, onBusyChange, ref })
    await texts().click()
    await addLine()
    await addBlock('画像')
    choose(picture())
    await expect.poll(() => onBusyChange.mock.calls).toEqual([[true]])
    let isHandedOver = false
    const flushed = ref.current?.flush().then(() => (isHandedOver = true))
    await idle()
    expect(isHandedOver).toBe(false)
    finish()
    await flushed
    expect(lastBlocks()?.map(({ type }) => type)).toEqual(['paragraph', 'image'])
    await expect.poll(() => onBusyChange.mock.calls).toEqual([[true], [false]])
    expect(handedOver.mock.invocationCallOrder.at(-1)).toBeLessThan(onBusyChange.mock.invocationCallOrder.at(-1) ?? 0)
  })

  it('that fails ends the wait, and the rest is handed over', async () => {
    let fail = () => {}
    const ref = createRef<RichTextEditorHandle>()
    const onImageUpload = () => new Promise<never>((_resolve, reject) => (fail = () => reject(new TypeError('offline'))))
    await openEditor({ blocks: [paragraph('前')] }, { onImageUpload, ref })
    await texts().click()
    await userEvent.keyboard('{End}と後')
    await addLine()
    await addBlock('画像')
    choose(picture())
    const flushed = ref.current?.flush()
    fail()
    await flushed
    expect(lastBlocks()).toEqual([{ type: 'paragraph', data: { text: '前と後' } }])
    await expect.element(page.getByRole('alert')).toBeVisible()
  })

  it('is given up when the changes are thrown away', async () => {
    const onBusyChange = vi.fn<(isBusy: boolean) => void>()
    const ref = createRef<RichTextEditorHandle>()
    await openEditor({ blocks: [] }, { onImageUpload: () => new Promise<never>(() => {}), onBusyChange, ref })
    await addBlock('画像')
    choose(picture())
    await expect.element(page.getByRole('progressbar')).toBeVisible()
    ref.current?.stopUploads()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    await expect.poll(() => onBusyChange.mock.lastCall).toEqual([false])
    await ref.current?.flush()
  })

  it('goes on when another document comes meanwhile', async () => {
    let finish = () => {}
    const onImageUpload = () => new Promise<typeof stored>((resolve) => (finish = () => resolve(stored)))
    await openEditor({ blocks: [paragraph('前')] }, { onImageUpload, other: { blocks: [paragraph('新しい前')] } })
    await texts().click()
    await addLine()
    await addBlock('画像')
    choose(picture())
    await expect.element(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: '置き換え' }).click()
    await expect.element(page.getByText('新しい前')).toBeVisible()
    finish()
    await expect.poll(() => lastBlocks()?.map(({ type }) => type)).toEqual(['paragraph', 'image'])
  })

  it('can be stopped on its way', async () => {
    let signal: AbortSignal | null = null
    const onImageUpload = (_file: File, options: UploadOptions) => {
      signal = options.signal
      return new Promise<never>(() => {})
    }
    await openEditor({ blocks: [] }, { onImageUpload })
    await addBlock('画像')
    choose(picture())
    await page.getByRole('button', { name: '中止' }).click()
    expect((signal as AbortSignal | null)?.aborted).toBe(true)
    await expect.element(page.getByRole('button', { name: '画像を選ぶ' })).toHaveFocus()
  })
})
