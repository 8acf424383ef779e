import type {} from '@vitest/browser-playwright'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import {
  flush,
  handedOver as onChange,
  idle,
  lastBlocks as blocks,
  openEditor as open,
  paragraph,
  pasteInto,
  texts as editables,
} from './testing/open-editor.tsx'

/** The test controls the timers, so a hand-over does not depend on the delay after the last key. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

beforeEach(() => onChange.mockClear())
afterEach(() => vi.useRealTimers())

describe('writing', () => {
  it('hands over a sanitised document shortly after the last key', async () => {
    await open({ blocks: [] })
    await editables().click()
    await userEvent.keyboard('neko & inu')
    await expect.poll(blocks).toEqual([{ type: 'paragraph', data: { text: 'neko &amp; inu' } }])
    await userEvent.keyboard('{Enter}next')
    await expect.poll(() => blocks()).toHaveLength(2)
  })

  it('says nothing when it is opened, entered and left', async () => {
    await open({ blocks: [paragraph('港の<mark>猫</mark>'), { type: 'list', data: { style: 'checklist', items: [{ content: '一' }] } }] })
    await flush()
    await editables().first().click()
    await userEvent.tab()
    await flush()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('says nothing of a list that is as it was stored, when the editor takes it for changed', async () => {
    const items = [{ meta: {}, items: [], content: '一' }]
    await open({ blocks: [{ type: 'list', data: { meta: {}, items, style: 'unordered' } }] })
    await flush()
    editables()
      .first()
      .element()
      .dispatchEvent(new InputEvent('input', { bubbles: true }))
    await flush()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('hands over at once when the field is left', async () => {
    await open({ blocks: [] })
    await editables().click()
    stopClock()
    await userEvent.keyboard('neko')
    ;(document.activeElement as HTMLElement).blur()
    await expect.poll(blocks).toEqual([{ type: 'paragraph', data: { text: 'neko' } }])
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
    await open({ blocks: [paragraph('最初')] }, { other: { blocks: [paragraph('戻した', 'zzzzzzzzzz')] } })
    await page.getByRole('button', { name: '置き換え' }).click()
    await expect.element(editables()).toHaveTextContent('戻した')
    await flush()
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
    await expect.poll(() => document.querySelectorAll('.ce-block')).toHaveLength(2)
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
    await expect.poll(() => document.querySelectorAll('.cdx-list__item')).toHaveLength(2)
  })

  it('hands nothing over in the middle of a conversion', async () => {
    await open({ blocks: [] })
    await editables().click()
    stopClock()
    await compose('みな')
    vi.advanceTimersByTime(60_000)
    await idle()
    expect(onChange).not.toHaveBeenCalled()
    vi.useRealTimers()
    await cdp().send('Input.insertText', { text: '皆' })
    await expect.poll(() => blocks()).toEqual([{ type: 'paragraph', data: { text: '皆' } }])
  })
})

describe('pasting', () => {
  it('keeps marks, links and nested lists in every block, each text once, and no link that leads nowhere', async () => {
    await open({ blocks: [] })
    await editables().click()
    const refused = ['javascript:window.hacked=1', 'java&#10;script:window.hacked=1', 'data:text/html,x', '/relative']
    const links = refused.map((href) => `<a href="${href}">甲</a>`).join('')
    pasteInto(editables().element(), {
      'text/html':
        `<h2><strong>題</strong></h2><p>一<em>二</em>${links}<a href="https://a.example/">乙</a></p>` +
        '<ul><li>三<strong>四</strong><ul><li>入れ子<ol><li><u>い</u></li></ol></li></ul></li></ul><ol><li>五</li></ol>',
    })
    const item = (content: string, ...items: unknown[]) => ({ content, meta: {}, items })
    await expect.poll(blocks).toEqual([
      { type: 'header', data: { text: '<b>題</b>', level: 2 } },
      { type: 'paragraph', data: { text: '一<i>二</i>甲甲甲甲<a href="https://a.example/">乙</a>' } },
      { type: 'list', data: { style: 'unordered', meta: {}, items: [item('三<b>四</b>', item('入れ子', item('<u>い</u>')))] } },
      { type: 'list', data: { style: 'ordered', meta: { start: 1, counterType: 'numeric' }, items: [item('五')] } },
    ])
    expect([...document.querySelectorAll('.rte a')].map((link) => link.textContent)).toEqual(['乙'])
    expect(page.getByText('入れ子').elements()).toHaveLength(1)
    expect(getComputedStyle(page.getByText('四').element()).fontWeight).toBe('700')
    expect('hacked' in window).toBe(false)
  })

  it('into the text puts the text there, without links that lead nowhere', async () => {
    await open({ blocks: [] })
    await editables().click()
    pasteInto(editables().element(), { 'text/html': '前<a href="javascript:alert(1)">甲</a>と<a href="https://a.example/">乙</a>' })
    await expect.poll(blocks).toEqual([{ type: 'paragraph', data: { text: '前甲と<a href="https://a.example/">乙</a>' } }])
    expect([...document.querySelectorAll('.rte a')].map((link) => link.textContent)).toEqual(['乙'])
  })

  it('adds no button to the tools of the selected text', async () => {
    await open({ blocks: [paragraph('neko')] })
    await editables().tripleClick()
    await expect.element(page.getByRole('button', { name: '取り消し線' })).toBeVisible()
    const buttons = [...document.querySelectorAll('.ce-inline-toolbar [data-item-name]')]
    expect(buttons.map((button) => button.getAttribute('data-item-name'))).toEqual([
      'bold',
      'italic',
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
    await expect.element(page.getByRole('option', { name: '箇条書き' })).toBeVisible()
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
    await open({ blocks: [paragraph('港の猫')] })
    await page.viewport(width, 800)
    await editables().click()
    const field = document.querySelector('.rte')!.getBoundingClientRect()
    expect(field.height).toBeGreaterThanOrEqual(44)
    for (const tool of [page.getByRole('button', { name: 'ブロックを追加' }), page.getByRole('button', { name: 'ブロックの設定' })]) {
      await expect.element(tool).toBeVisible()
      const box = tool.element().getBoundingClientRect()
      expect(box.width).toBeGreaterThan(0)
      expect(box.left).toBeGreaterThanOrEqual(field.left)
      expect(box.right).toBeLessThanOrEqual(field.right)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
