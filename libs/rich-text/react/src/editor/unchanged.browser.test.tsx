import type { RichTextDocument } from '@captain/rich-text-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { flush, handedOver, openEditor, texts } from './testing/open-editor.tsx'

const EMBED = 'https://www.youtube.com/embed/dQw4w9WgXcQ'

/** Blocks as an earlier version or another program stored them: keys in another order, optional ones left out. */
const stored = (): RichTextDocument => ({
  version: '2.30.0',
  time: 1,
  blocks: [
    { type: 'header', data: { level: 2, text: '港の朝' } },
    { type: 'paragraph', data: { text: '船が<b>着く</b>。' } },
    { type: 'list', data: { items: [{ meta: {}, content: '鯵' }] } },
    { type: 'checklist', data: { items: [{ checked: true, text: '氷' }] } },
    { type: 'quote', data: { text: '静かな海' } },
    { type: 'table', data: { content: [['魚', '旬']], withHeadings: false } },
    { type: 'embed', data: { service: 'youtube', embed: EMBED } },
    { type: 'code', data: { code: 'neko()' } },
    { type: 'linkTool', data: { link: 'https://a.example/' } },
    { type: 'delimiter', data: {} },
    { type: 'map', data: { lng: 139, lat: 35 } },
  ],
})

const fields = [
  ['heading', () => page.getByRole('heading', { name: '港の朝' })],
  ['paragraph', () => texts().first()],
  ['list item', () => texts().nth(1)],
  ['item of a check list', () => page.getByRole('textbox', { name: '項目' })],
  ['quotation', () => page.getByRole('textbox', { name: '引用文' })],
  ['table cell', () => page.getByRole('textbox', { name: '1行1列' })],
  ['caption of a video', () => page.getByRole('textbox', { name: 'キャプション（任意）' })],
  ['code', () => page.getByRole('textbox', { name: 'コード' })],
] as const

describe('a text that is as it was', () => {
  it.each(fields)('is handed over as it was received after a letter in a %s was typed and deleted', async (_name, field) => {
    const value = stored()
    await openEditor(value)
    await field().click()
    await userEvent.keyboard('{End}x')
    await flush()
    expect(handedOver.mock.lastCall?.[0]).not.toBe(value)
    expect(JSON.stringify(handedOver.mock.lastCall?.[0])).toContain('x')
    await userEvent.keyboard('{Backspace}')
    await flush()
    expect(handedOver.mock.lastCall?.[0]).toBe(value)
  })

  it('is not handed over at all when it is opened, entered, seen by the editor as changed, and left', async () => {
    await openEditor(stored())
    for (const [, field] of fields) {
      await field().click()
      field()
        .element()
        .dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    await userEvent.tab()
    await flush()
    expect(handedOver).not.toHaveBeenCalled()
  })

  it('is the one that was saved in between', async () => {
    const value = stored()
    await openEditor(value)
    await texts().first().click()
    await userEvent.keyboard('{End}一')
    await flush()
    const saved = handedOver.mock.lastCall?.[0]
    await userEvent.keyboard('二')
    await flush()
    await userEvent.keyboard('{Backspace}')
    await flush()
    expect(handedOver.mock.lastCall?.[0]).toBe(saved)
  })

  it('is empty again without a trace', async () => {
    const value = { blocks: [] }
    await openEditor(value)
    await texts().click()
    await userEvent.keyboard('x')
    await flush()
    await userEvent.keyboard('{Backspace}')
    await flush()
    expect(handedOver.mock.lastCall?.[0]).toBe(value)
  })
})
