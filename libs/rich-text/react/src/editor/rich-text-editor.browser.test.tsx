import type { RichTextDocument } from '@captain/rich-text-core'
import type {} from '@vitest/browser-playwright'
import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'

const onChange = vi.fn<(document: RichTextDocument) => void>()
const paragraph = (text: string, id = 'aaaaaaaaaa') => ({ id, type: 'paragraph', data: { text } })

function Field({ value, ...props }: Partial<RichTextEditorProps> & { value: RichTextDocument }) {
  const [current, setCurrent] = useState(value)
  return (
    <div style={{ maxWidth: 720 }}>
      <span id="body-label">本文</span>
      <RichTextEditor
        locale="ja"
        labelledBy="body-label"
        {...props}
        value={current}
        onChange={(next) => {
          onChange(next)
          setCurrent(next)
        }}
      />
      <button onClick={() => setCurrent({ blocks: [paragraph('戻した', 'zzzzzzzzzz')] })}>元に戻す</button>
    </div>
  )
}

async function open(value: RichTextDocument, props: Partial<RichTextEditorProps> = {}) {
  const screen = await render(
    <StrictMode>
      <Field value={value} {...props} />
    </StrictMode>,
  )
  await expect.poll(() => document.querySelectorAll('.codex-editor__redactor .ce-block')).not.toHaveLength(0)
  return screen
}

const blocks = () => onChange.mock.lastCall?.[0].blocks.map(({ type, data }) => ({ type, data }))
const editables = () => page.getByRole('textbox', { name: '本文' })
const settle = () => new Promise((resolve) => setTimeout(resolve, 500))

function paste(element: Element, html: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

beforeEach(() => onChange.mockClear())

describe('writing', () => {
  it('hands over a sanitised document shortly after the last key', async () => {
    await open({ blocks: [] })
    await editables().click()
    await userEvent.keyboard('neko & inu')
    await vi.waitFor(() => expect(blocks()).toEqual([{ type: 'paragraph', data: { text: 'neko &amp; inu' } }]), { timeout: 1000 })
    await userEvent.keyboard('{Enter}next')
    await expect.poll(() => blocks()).toHaveLength(2)
  })

  it('says nothing when it is opened, entered and left', async () => {
    await open({ blocks: [paragraph('港の<mark>猫</mark>'), { type: 'list', data: { style: 'checklist', items: [{ content: '一' }] } }] })
    await settle()
    await editables().first().click()
    await userEvent.tab()
    await settle()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('hands over at once when the field is left', async () => {
    await open({ blocks: [] })
    await editables().click()
    await userEvent.keyboard('neko')
    ;(document.activeElement as HTMLElement).blur()
    await vi.waitFor(() => expect(blocks()).toEqual([{ type: 'paragraph', data: { text: 'neko' } }]), { timeout: 100, interval: 10 })
  })

  it('loses nothing when it is removed right after a key', async () => {
    const screen = await open({ blocks: [] })
    await editables().click()
    await userEvent.keyboard('neko')
    onChange.mockClear()
    document.execCommand('insertText', false, '猫')
    await screen.unmount()
    await expect.poll(() => blocks()).toEqual([{ type: 'paragraph', data: { text: 'neko猫' } }])
  })

  it('keeps what it has no button or block for', async () => {
    await open({ blocks: [paragraph('<b>太字</b>と<s>線</s>と猫'), { id: 'bbbbbbbbbb', type: 'map', data: { lat: 35 } }] })
    await expect.element(page.getByText('内容は保存されています。ここでは編集できません。')).toBeVisible()
    await editables().first().click()
    await userEvent.keyboard('{End}!')
    await expect
      .poll(() => blocks())
      .toEqual([
        { type: 'paragraph', data: { text: '<b>太字</b>と<s>線</s>と猫!' } },
        { type: 'map', data: { lat: 35 } },
      ])
  })

  it('shows another document when the form puts one there', async () => {
    await open({ blocks: [paragraph('最初')] })
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.element(editables()).toHaveTextContent('戻した')
    await settle()
    expect(onChange).not.toHaveBeenCalled()
    await editables().click()
    await userEvent.keyboard('{End}!')
    await expect.poll(() => blocks()).toEqual([{ type: 'paragraph', data: { text: '戻した!' } }])
  })
})

describe('Japanese input', () => {
  const compose = (text: string) => cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const confirmingEnter = (keyCode: number) => ({ key: 'Enter', code: 'Enter', windowsVirtualKeyCode: keyCode })

  it.each([229, 13])('does not split the block with the Enter (key code %i) that confirms a conversion', async (keyCode) => {
    await open({ blocks: [] })
    await editables().click()
    await compose('みなと')
    await compose('港')
    await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...confirmingEnter(keyCode) })
    await cdp().send('Input.insertText', { text: '港' })
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...confirmingEnter(keyCode) })
    await expect.poll(() => blocks()).toEqual([{ type: 'paragraph', data: { text: '港' } }])
    expect(document.querySelectorAll('.ce-block')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(document.querySelectorAll('.ce-block')).toHaveLength(2)
  })

  it('does not split a list item either when the key comes after the conversion, as in Safari', async () => {
    await open({ blocks: [{ type: 'list', data: { style: 'unordered', items: [{ content: '' }] } }] })
    await editables().click()
    await compose('港')
    await cdp().send('Input.insertText', { text: '港' })
    editables()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))
    expect(document.querySelectorAll('.cdx-list__item')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(document.querySelectorAll('.cdx-list__item')).toHaveLength(2)
  })

  it('hands nothing over in the middle of a conversion', async () => {
    await open({ blocks: [] })
    await editables().click()
    await compose('みな')
    await settle()
    expect(onChange).not.toHaveBeenCalled()
    await cdp().send('Input.insertText', { text: '皆' })
    await expect.poll(() => blocks()).toEqual([{ type: 'paragraph', data: { text: '皆' } }])
  })
})

it('takes only allowed markup from a pasted page', async () => {
  await open({ blocks: [] })
  await editables().click()
  paste(
    editables().element(),
    '<h1>題</h1><p onclick="window.hacked=1">本文<script>window.hacked=1</script><img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1">甲</a><a href="https://a.example">乙</a></p><ul><li><u>一</u></li></ul>',
  )
  await expect.poll(() => blocks()).toHaveLength(3)
  await settle()
  expect(blocks()).toEqual([
    { type: 'header', data: { text: '題', level: 2 } },
    { type: 'paragraph', data: { text: '本文甲<a href="https://a.example">乙</a>' } },
    { type: 'list', data: { style: 'unordered', meta: {}, items: [{ content: '<u>一</u>', meta: {}, items: [] }] } },
  ])
  expect('hacked' in window).toBe(false)
})

describe('pasting', () => {
  async function pasteInto(html: string, value: RichTextDocument = { blocks: [] }) {
    await open(value)
    await editables().first().click()
    paste(editables().first().element(), html)
    await expect.poll(() => onChange).toHaveBeenCalled()
    await settle()
  }
  const item = (content: string, ...items: unknown[]) => ({ content, meta: {}, items })
  const itemsOf = (index = 0) => blocks()?.[index]?.data['items']

  it('takes a nested list as nested items, each text once', async () => {
    await pasteInto('<ul><li>一<ul><li>入れ子</li></ul></li><li>二</li></ul>')
    expect(blocks()).toHaveLength(1)
    expect(itemsOf()).toEqual([item('一', item('入れ子')), item('二')])
    expect(page.getByText('入れ子').elements()).toHaveLength(1)
  })

  it.each([
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
  ])('takes a nested list %s', async (_, html, items) => {
    await pasteInto(html)
    expect(itemsOf()).toEqual(items)
  })

  it('takes an ordered list, and the lone item of a list', async () => {
    await pasteInto('<ol><li>一<ol><li>甲</li></ol></li></ol><p>間</p><li>二</li>')
    expect(blocks()).toEqual([
      { type: 'list', data: { style: 'ordered', meta: { start: 1, counterType: 'numeric' }, items: [item('一', item('甲'))] } },
      { type: 'paragraph', data: { text: '間' } },
      { type: 'list', data: { style: 'unordered', meta: {}, items: [item('二')] } },
    ])
  })

  it('keeps bold and italic, by either name', async () => {
    await pasteInto('ふつう<b>太字</b>と<strong>強調</strong>、<i>斜体</i>と<em>力点</em>')
    expect(blocks()).toEqual([{ type: 'paragraph', data: { text: 'ふつう<b>太字</b>と<b>強調</b>、<i>斜体</i>と<i>力点</i>' } }])
    expect(getComputedStyle(page.getByText('強調').element()).fontWeight).toBe('700')
  })

  it('keeps them in every block', async () => {
    await pasteInto('<h2><strong>題</strong></h2><p>一<em>二</em></p><ul><li>三<strong>四</strong></li></ul>')
    expect(blocks()?.map(({ data }) => data['text'])).toEqual(['<b>題</b>', '一<i>二</i>', undefined])
    expect(itemsOf(2)).toEqual([item('三<b>四</b>')])
  })

  it('takes no bold from the wrapper that says it is not bold', async () => {
    await pasteInto('<b style="font-weight:normal">ふつう<em style="font-style: normal">の</em><u>文</u></b>')
    expect(blocks()).toEqual([{ type: 'paragraph', data: { text: 'ふつうの<u>文</u>' } }])
  })

  it.each(['javascript:alert(1)', 'java&#10;script:alert(1)', 'data:text/html,x', '/relative'])('shows no link to %s', async (href) => {
    await pasteInto(`前<a href="${href}">甲</a>と<a href="https://a.example/">乙</a>`)
    expect([...document.querySelectorAll('.rte a')].map((link) => link.textContent)).toEqual(['乙'])
    expect(blocks()).toEqual([{ type: 'paragraph', data: { text: '前甲と<a href="https://a.example/">乙</a>' } }])
  })

  it('adds no button to the tools of the selected text', async () => {
    await open({ blocks: [paragraph('neko')] })
    await editables().tripleClick()
    await expect.element(page.getByRole('button', { name: '取り消し線' })).toBeVisible()
    const buttons = [...document.querySelectorAll('.ce-inline-toolbar [data-item-name]')]
    expect(buttons.map((button) => button.getAttribute('data-item-name'))).toEqual([
      'convert-to',
      'link',
      'underline',
      'marker',
      'strikethrough',
      'inlineCode',
    ])
  })
})

describe('as a field', () => {
  it('is one editor, named and described in every editable part', async () => {
    const screen = await open(
      { blocks: [paragraph('一'), { type: 'list', data: { style: 'unordered', items: [{ content: '二' }] } }] },
      { describedBy: 'help', invalid: true },
    )
    expect(document.querySelectorAll('.codex-editor')).toHaveLength(1)
    await expect.element(screen.getByRole('group', { name: '本文' })).toBeVisible()
    expect(editables().elements()).toHaveLength(2)
    for (const editable of editables().elements()) {
      expect(editable.getAttribute('aria-describedby')).toBe('help')
      expect(editable.getAttribute('aria-invalid')).toBe('true')
    }
  })

  it('puts the caret at the end of the text when the empty part is pressed', async () => {
    const screen = await open({ blocks: [paragraph('neko')] })
    await screen.getByRole('group', { name: '本文' }).click({ position: { x: 200, y: 120 } })
    await expect.element(editables()).toHaveFocus()
    await userEvent.keyboard('!')
    await expect.poll(() => blocks()).toEqual([{ type: 'paragraph', data: { text: 'neko!' } }])
  })

  it('offers the blocks of the field, in the language of the interface', async () => {
    await open({ blocks: [] }, { blocks: ['paragraph', 'list'] })
    await editables().click()
    await userEvent.keyboard('/')
    await expect.element(page.getByText('箇条書き')).toBeVisible()
    expect(page.getByText('見出し').elements()).toHaveLength(0)
  })

  it('can be read but not written when it is read-only', async () => {
    await open({ blocks: [paragraph('読むだけ')] }, { readOnly: true })
    await expect.element(page.getByText('読むだけ')).toBeVisible()
    expect(document.querySelectorAll('[contenteditable="true"]')).toHaveLength(0)
  })

  it('strikes the selected text through, and again not', async () => {
    await open({ blocks: [paragraph('neko')] })
    await editables().tripleClick()
    const strike = page.getByRole('button', { name: '取り消し線' })
    await strike.click()
    await expect.poll(() => blocks()).toEqual([{ type: 'paragraph', data: { text: '<s>neko</s>' } }])
    await strike.click()
    await expect.poll(() => blocks()).toEqual([{ type: 'paragraph', data: { text: 'neko' } }])
  })

  it.each([390, 1200])('fits its tools into a window of %i px', async (width) => {
    await page.viewport(width, 800)
    await open({ blocks: [paragraph('港の猫')] })
    await editables().click()
    const field = document.querySelector('.rte')!.getBoundingClientRect()
    expect(field.height).toBeGreaterThanOrEqual(44)
    for (const tool of [page.getByRole('button', { name: 'ブロックを追加' }), page.getByRole('button', { name: 'ブロックの設定' })]) {
      const box = tool.element().getBoundingClientRect()
      expect(box.width).toBeGreaterThan(0)
      expect(box.left).toBeGreaterThanOrEqual(field.left)
      expect(box.right).toBeLessThanOrEqual(field.right)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
