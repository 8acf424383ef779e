import type {} from '@vitest/browser-playwright'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  addLine,
  atRest,
  editorsReady,
  Field,
  flush,
  handedOver,
  lastBlocks,
  openEditor,
  paragraph,
  pasteInto,
  peek,
  texts,
} from '../testing/open-editor.tsx'

const list = () => page.getByRole('listbox')
const panel = () => document.querySelector('.rte-panel')
const option = (name: string) => page.getByRole('option', { name, exact: true })
const names = () =>
  page
    .getByRole('option')
    .elements()
    .map((one) => one.textContent)
const active = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent
const words = () => [...document.querySelectorAll('.ce-block')].map((block) => block.textContent)
const types = () => lastBlocks()?.map(({ type }) => type)

const slash = async () => {
  await texts().last().click()
  await userEvent.keyboard('/')
  await expect.element(list()).toBeVisible()
}

/** Writes into the focused text as an input method does while it converts. */
const compose = (text: string) => cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
const confirm = (text: string) => cdp().send('Input.insertText', { text })

/** Whether all of the menu is in the visible part of the window. */
const expectInside = (area = { top: 0, bottom: innerHeight }) => {
  const { left, right, top, bottom } = panel()?.getBoundingClientRect() ?? new DOMRect(-1)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  expect(top).toBeGreaterThanOrEqual(area.top)
  expect(bottom).toBeLessThanOrEqual(area.bottom)
}

/** An on-screen keyboard that leaves the upper part of the window. */
const showKeyboard = (height: number) => {
  const seen = Object.assign(new EventTarget(), { width: innerWidth, height, offsetLeft: 0, offsetTop: 0, scale: 1 })
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(seen as VisualViewport)
  return seen
}

afterEach(() => vi.restoreAllMocks())

describe('the menu of a slash', () => {
  it.each([
    ['箇条', '箇条書き'],
    ['kajou', '箇条書き'],
    ['かじょう', '箇条書き'],
    ['bullet', '箇条書き'],
    ['みだし', '見出し'],
    ['quote', '引用'],
    ['ヒョウ', '表'],
  ])('finds by %s', async (query, name) => {
    await openEditor({ blocks: [] })
    await slash()
    await userEvent.keyboard(query)
    await expect.poll(active).toBe(name)
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    expect(words()).toEqual([`/${query}`])
  })

  it('takes what follows at once, and leaves nothing of it in the text', async () => {
    await openEditor({ blocks: [paragraph('港')] })
    await texts().click()
    await addLine()
    await userEvent.keyboard('/箇条{Enter}鯵')
    await flush()
    expect(lastBlocks()).toEqual([
      { type: 'paragraph', data: { text: '港' } },
      { type: 'list', data: expect.objectContaining({ items: [{ content: '鯵', meta: {}, items: [] }] }) },
    ])
    expect(panel()).toBeNull()
  })

  it('hands over what was typed before it at once, and no search', async () => {
    await openEditor({ blocks: [paragraph('港')] })
    await texts().click()
    await addLine()
    await userEvent.keyboard('{ArrowUp}{End}の朝{ArrowDown}/')
    await expect.element(list()).toBeVisible()
    await expect.poll(lastBlocks).toEqual([{ type: 'paragraph', data: { text: '港の朝' } }])
    await userEvent.keyboard('か')
    await flush()
    expect(await peek()).toMatchObject({ blocks: [{ data: { text: '港の朝' } }] })
    for (const typed of ['か', '"/"']) expect(JSON.stringify(handedOver.mock.calls)).not.toContain(typed)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => lastBlocks()?.at(-1)?.data['text']).toBe('/か')
  })

  it('reads a text that was replaced by a search as gone', async () => {
    await openEditor({ blocks: [paragraph('港'), paragraph('朝', 'bbbbbbbbbb')] })
    await texts().last().click()
    await userEvent.keyboard('{End}{Backspace}/')
    await expect.element(list()).toBeVisible()
    await flush()
    expect(lastBlocks()).toEqual([{ type: 'paragraph', data: { text: '港' } }])
  })

  it('hands over a line that begins with a slash and finds nothing', async () => {
    await openEditor({ blocks: [] })
    await slash()
    await userEvent.keyboard('etc/hosts')
    await flush()
    expect(lastBlocks()).toEqual([{ type: 'paragraph', data: { text: '/etc/hosts' } }])
  })

  it('is one step with what replaced a text', async () => {
    await openEditor({ blocks: [paragraph('朝')] })
    await texts().click()
    await userEvent.keyboard('{Backspace}/')
    await expect.element(list()).toBeVisible()
    await flush()
    await page.getByRole('option', { name: '引用', exact: true }).click()
    await expect.poll(() => document.querySelector('.rte-quote')).not.toBeNull()
    await flush()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(lastBlocks).toEqual([{ type: 'paragraph', data: { text: '朝' } }])
  })

  it('filters while a conversion goes on, whose Enter and arrows are its own', async () => {
    await openEditor({ blocks: [] })
    await slash()
    await compose('か')
    await compose('かj')
    await expect.poll(active).toBe('箇条書き')
    await compose('かじょうがき')
    await expect.poll(names).toEqual(['箇条書き'])
    await compose('箇条書き')
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await confirm('箇条書き')
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
    expect(words()).toEqual(['/箇条書き'])
    await expect.poll(names).toEqual(['箇条書き'])
    await userEvent.keyboard('{Enter}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.poll(words).toEqual([''])
    expect(document.querySelector('.cdx-list')).not.toBeNull()
  })

  it('opens during a conversion, by the slash of a Japanese keyboard', async () => {
    await openEditor({ blocks: [] })
    await texts().click()
    await compose('／')
    await expect.element(list()).toBeVisible()
    await compose('／がぞう')
    await expect.poll(active).toBe('画像')
  })

  it('is left alone by other words, and by a text that goes on', async () => {
    await openEditor({ blocks: [] })
    await slash()
    await userEvent.keyboard('etc/hosts')
    await expect.poll(() => getComputedStyle(document.querySelector('.rte-nothing')!).display).toBe('block')
    expect(list().elements()).toEqual([])
    await userEvent.keyboard(' ')
    await expect.element(list()).not.toBeInTheDocument()
    await userEvent.keyboard('{Backspace}')
    expect(panel()).toBeNull()
    await flush()
    expect(types()).toEqual(['paragraph'])
  })

  it('stays closed after Escape, until another slash', async () => {
    await openEditor({ blocks: [] })
    await slash()
    await userEvent.keyboard('{Escape}表')
    expect(panel()).toBeNull()
    await userEvent.keyboard('{Backspace}{Backspace}/')
    await expect.element(list()).toBeVisible()
  })

  it('names its active option from the text, which keeps the focus', async () => {
    await openEditor({ blocks: [] })
    await slash()
    const field = texts().element()
    const named = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-controls')).toBe(list().element().id)
    expect(named()).toBe('本文')
    await userEvent.keyboard('{ArrowDown}')
    expect(named()).toBe('見出し')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(named()).toBe('コード')
    await userEvent.keyboard('リスト')
    await expect.element(page.getByRole('status').filter({ hasText: '3件の候補' })).toBeInTheDocument()
    await atRest()
    await userEvent.keyboard('{Escape}')
    expect(field.getAttributeNames().filter((name) => /aria-(?:active|controls|auto|has)/.test(name))).toEqual([])
  })

  it.each([
    ['a paste', async () => pasteInto(texts().last().element(), { 'text/plain': '猫' })],
    ['an undo', () => userEvent.keyboard('{Control>}z{/Control}')],
    ['the other field', () => page.getByRole('textbox', { name: '題' }).click()],
    ['a hidden field', () => page.getByRole('button', { name: '隠す' }).click()],
    ['another language', () => page.getByRole('button', { name: 'English' }).click()],
    ['another document', () => page.getByRole('button', { name: '置き換え' }).click()],
  ])('%s leaves no menu behind', async (_name, leave) => {
    const Form = (): ReactNode => {
      const [state, setState] = useState({ locale: 'ja' as 'ja' | 'en', hidden: false })
      // As the language switch of a form: a press changes it without the focus.
      const press = (next: Partial<typeof state>) => (event: MouseEvent) => {
        event.preventDefault()
        setState({ ...state, ...next })
      }
      return (
        <>
          <input aria-label="題" />
          <button onMouseDown={press({ hidden: true })}>隠す</button>
          <button onMouseDown={press({ locale: 'en' })}>English</button>
          <div hidden={state.hidden}>
            <Field value={{ blocks: [paragraph('港')] }} other={{ blocks: [paragraph('町', 'bbbbbbbbbb')] }} locale={state.locale} />
          </div>
        </>
      )
    }
    await page.viewport(1000, 900)
    await render(<Form />)
    await editorsReady()
    await texts().click()
    await addLine()
    await userEvent.keyboard('/リ')
    await expect.element(list()).toBeVisible()
    await leave()
    await expect.poll(panel).toBeNull()
    expect(document.querySelectorAll(':popover-open')).toHaveLength(0)
  })
})

describe('the block menu stays in the window', () => {
  it.each([
    [1440, 900],
    [390, 844],
    [320, 640],
  ])('of %i × %i, at every place of the text', async (width, height) => {
    await openEditor({ blocks: Array.from({ length: 30 }, (_, index) => paragraph(`${index}`, `block${index}aaaa`.slice(0, 10))) })
    await page.viewport(width, height)
    for (const part of [0, 0.5, 1]) {
      await texts().last().click()
      await addLine()
      const block = document.activeElement?.closest('.ce-block')
      window.scrollTo({ top: scrollY + (block?.getBoundingClientRect().bottom ?? 0) - 60 - part * (height - 120) })
      await userEvent.keyboard('/')
      await expect.element(list()).toBeVisible()
      expectInside()
      await userEvent.keyboard('{ArrowUp}')
      const last = option('コード').element().getBoundingClientRect()
      expect(last.bottom).toBeLessThanOrEqual(height)
      expect(last.top).toBeGreaterThanOrEqual(0)
      await userEvent.keyboard('{Escape}{Backspace}')
    }
  })

  it('flips above at the end of the window, and follows when it scrolls', async () => {
    await openEditor({ blocks: Array.from({ length: 40 }, (_, index) => paragraph(`${index}`, `block${index}aaaa`.slice(0, 10))) })
    await texts().last().click()
    await addLine()
    window.scrollTo({ top: document.body.scrollHeight })
    await userEvent.keyboard('/')
    await expect.element(list()).toBeVisible()
    const box = () => panel()?.getBoundingClientRect() ?? new DOMRect()
    const line = () => document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    expect(box().bottom).toBeLessThanOrEqual(line().top + 8)
    window.scrollBy({ top: -24 })
    await expect.poll(() => Math.abs(line().top - box().bottom)).toBeLessThan(16)
    expectInside()
  })

  it('also from within a scroll container', async () => {
    await page.viewport(1000, 900)
    await render(
      <div style={{ height: 180, overflow: 'auto', transform: 'translateX(0)' }}>
        <Field value={{ blocks: Array.from({ length: 12 }, (_, index) => paragraph(`${index}`, `block${index}aaaa`.slice(0, 10))) }} />
      </div>,
    )
    await editorsReady()
    await texts().last().click()
    await addLine()
    await userEvent.keyboard('/')
    await expect.element(list()).toBeVisible()
    expectInside()
    for (const item of page.getByRole('option').elements()) {
      item.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = item.getBoundingClientRect()
      expect(item.contains(document.elementFromPoint(left + width / 2, top + height / 2)), item.textContent).toBe(true)
    }
  })

  it('above an on-screen keyboard, also when it appears later', async () => {
    await openEditor({ blocks: [] })
    await page.viewport(390, 844)
    const seen = showKeyboard(844)
    await slash()
    await expect.element(list()).toBeVisible()
    seen.height = 420
    seen.dispatchEvent(new Event('resize'))
    expectInside({ top: 0, bottom: 420 })
    seen.height = 200
    seen.dispatchEvent(new Event('resize'))
    expectInside({ top: 0, bottom: 200 })
  })
})

describe('the menu of the button', () => {
  const add = () => page.getByRole('button', { name: 'ブロックを追加' })

  it('filters, moves and inserts by keyboard alone', async () => {
    await openEditor({ blocks: [paragraph('港')] })
    await texts().click()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.element(add()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const box = page.getByRole('combobox', { name: '絞り込み' })
    await expect.element(box).toHaveFocus()
    await atRest()
    await userEvent.keyboard('りすと{ArrowDown}')
    expect(document.getElementById(box.element().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('番号付きリスト')
    await userEvent.keyboard('{Enter}鯵')
    await flush()
    expect(types()).toEqual(['paragraph', 'list'])
    expect(JSON.stringify(lastBlocks())).toContain('鯵')
  })

  it('closes by Escape, by a press elsewhere and by its button, and the caret is where it was', async () => {
    await openEditor({ blocks: [paragraph('港の猫')] })
    await texts().click()
    await userEvent.keyboard('{Home}')
    await add().click()
    await userEvent.keyboard('{Escape}')
    expect(panel()).toBeNull()
    await userEvent.keyboard('朝の')
    expect(words()).toEqual(['朝の港の猫'])
    await add().click()
    await expect.element(add()).toHaveAttribute('aria-expanded', 'true')
    await add().click()
    expect(panel()).toBeNull()
    await userEvent.keyboard('夕')
    expect(words()).toEqual(['朝の夕港の猫'])
    await add().click()
    await texts().click()
    expect(panel()).toBeNull()
  })

  it('stays in a window of 320 px', async () => {
    await openEditor({ blocks: [] })
    await page.viewport(320, 480)
    await add().click()
    await expect.element(list()).toBeVisible()
    expectInside()
  })
})
