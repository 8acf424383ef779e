import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { atRest, flush, followed, idle, lastBlocks, openEditor, paragraph, texts } from '../testing/open-editor.tsx'

const bar = () => page.getByRole('toolbar', { name: 'ブロックの操作' })
const button = (name: string | RegExp) => bar().getByRole('button', { name })
const kind = () => button(/^種類を変更（現在：|の種類は変更できません$/)
const words = () => lastBlocks()?.map(({ data }) => data['text'])
const boxOf = (element: Element) => element.getBoundingClientRect()
const buttons = () => [...document.querySelectorAll('.rte-bar-button')]

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Returns where the letters of the texts are. */
const letters = () =>
  texts()
    .elements()
    .flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
    })

const three = () => [paragraph('一の段落', 'aaaaaaaaaa'), paragraph('二の段落', 'bbbbbbbbbb'), paragraph('三の段落', 'cccccccccc')]

describe('the buttons at the block', () => {
  it('are there before anything was pressed, at the block that users are at, and never above letters', async () => {
    await openEditor({ blocks: three() })
    await expect.element(button('ブロックを追加')).toBeVisible()
    const top = (index: number) => boxOf(texts().nth(index).element()).top
    for (const index of [0, 1, 2, 1]) {
      await texts().nth(index).click()
      await expect.poll(() => Math.abs(boxOf(bar().element()).top - top(index))).toBeLessThan(60)
      for (const one of buttons()) expect(letters().some((letter) => overlaps(boxOf(one), letter))).toBe(false)
    }
  })

  // apps/captain/e2e/writing.test.ts touches them.
  it.each([1000, 390, 320])('of %i px are at least 24 px large and inside the window, and cover no letters', async (width) => {
    await openEditor({ blocks: three() })
    await page.viewport(width, 800)
    await texts().nth(2).click()
    expect(buttons()).toHaveLength(6)
    for (const one of buttons()) {
      const box = boxOf(one)
      expect(box.width).toBeGreaterThanOrEqual(24)
      expect(box.height).toBeGreaterThanOrEqual(24)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(width)
      expect(letters().some((letter) => overlaps(box, letter))).toBe(false)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('say their names and keys in tooltips, also by keyboard, inside the window', async () => {
    await openEditor({ blocks: three() })
    await page.viewport(390, 800)
    await texts().nth(1).click()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    const tip = () => document.querySelector('.rte-tip:popover-open')
    await expect.poll(() => tip()?.textContent).toBe('ブロックを追加/')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(() => tip()?.textContent).toBe('上へ移動Alt + ↑')
    expect(button('上へ移動').element().getAttribute('aria-keyshortcuts')).toBe('Alt+ArrowUp')
    await userEvent.keyboard('{End}')
    await expect.poll(() => tip()?.textContent).toBe('ブロックを削除')
    const { left, right } = boxOf(tip() ?? document.body)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
    await userEvent.keyboard('{Escape}')
    expect(tip()).toBeNull()
    await expect.element(texts().nth(1)).toHaveFocus()
  })

  it('are one stop of Tab', async () => {
    await openEditor({ blocks: three() })
    await atRest()
    expect(buttons().filter((one) => (one as HTMLElement).tabIndex === 0)).toHaveLength(1)
  })

  it('move a block, with the caret in it, and stop at the ends', async () => {
    await openEditor({ blocks: three() })
    await texts().nth(1).click()
    await userEvent.keyboard('{Home}')
    await button('上へ移動').click()
    await expect.poll(words).toEqual(['二の段落', '一の段落', '三の段落'])
    await userEvent.keyboard('新')
    await expect.poll(words).toEqual(['新二の段落', '一の段落', '三の段落'])
    await expect.element(button('上へ移動')).toHaveAttribute('aria-disabled', 'true')
    await button('下へ移動').click()
    await button('下へ移動').click()
    await expect.poll(words).toEqual(['一の段落', '三の段落', '新二の段落'])
    await expect.element(button('下へ移動')).toHaveAttribute('aria-disabled', 'true')
  })

  it('delete a block, which can be brought back', async () => {
    await openEditor({ blocks: three() })
    await texts().nth(1).click()
    await button('ブロックを削除').click()
    await expect.poll(words).toEqual(['一の段落', '三の段落'])
    await expect.element(page.getByRole('status')).toHaveTextContent('ブロックを削除しました。元に戻す')
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.poll(words).toEqual(['一の段落', '二の段落', '三の段落'])
  })

  it('offer to bring a block back only until something else is done', async () => {
    await openEditor({ blocks: three() })
    await texts().nth(1).click()
    await button('ブロックを削除').click()
    await expect.element(page.getByRole('status')).toHaveTextContent('ブロックを削除しました。元に戻す')
    await texts().nth(0).click()
    await userEvent.keyboard('新')
    await expect.element(page.getByRole('button', { name: '元に戻す' })).not.toBeInTheDocument()
    await expect.poll(words).toHaveLength(2)
  })

  it('bring a block back with the caret in the text, where writing goes on', async () => {
    await openEditor({ blocks: three() })
    await texts().nth(1).click()
    await button('ブロックを削除').click()
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.poll(words).toEqual(['一の段落', '二の段落', '三の段落'])
    await expect.poll(() => document.activeElement?.closest('.ce-block')).not.toBeNull()
  })

  it('leave the caret where it is when another block is deleted', async () => {
    await openEditor({ blocks: three() })
    await texts().nth(0).click()
    await userEvent.keyboard('{Home}')
    await userEvent.hover(texts().nth(2))
    await button('ブロックを削除').click()
    await expect.poll(words).toEqual(['一の段落', '二の段落'])
    await userEvent.keyboard('新')
    await expect.poll(words).toEqual(['新一の段落', '二の段落'])
  })

  it('act on the block of the caret by keyboard, wherever the mouse rests', async () => {
    await openEditor({ blocks: three() })
    await texts().nth(1).click()
    await userEvent.hover(texts().nth(2))
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{End}{Enter}')
    await expect.poll(words).toEqual(['一の段落', '三の段落'])
  })

  it('add after a divider, which has no text, and not in its place', async () => {
    await openEditor({ blocks: [{ id: 'd', type: 'delimiter', data: {} }, paragraph('港')] })
    await userEvent.hover(page.elementLocator(document.querySelector('.ce-delimiter')!))
    await button('ブロックを追加').click()
    await page.getByRole('option', { name: '見出し', exact: true }).click()
    await userEvent.keyboard('題')
    await expect.poll(() => lastBlocks()?.map(({ type }) => type)).toEqual(['delimiter', 'header', 'paragraph'])
  })

  it('turn the block whose menu was opened, and keep the caret and the id that links name', async () => {
    await openEditor({ blocks: three() })
    await texts().nth(0).click()
    await userEvent.keyboard('{Home}')
    await kind().click()
    await userEvent.hover(texts().nth(1))
    await page.getByRole('option', { name: '見出し3（中）' }).click()
    await expect.poll(() => lastBlocks()?.map(({ type }) => type)).toEqual(['header', 'paragraph', 'paragraph'])
    expect(lastBlocks()?.[0]).toMatchObject({ data: { text: '一の段落', level: 3 } })
    expect(document.querySelector('.ce-block [contenteditable]')?.closest<HTMLElement>('.ce-block')?.dataset['id']).toBe('aaaaaaaaaa')
    await userEvent.keyboard('新')
    await expect.poll(() => words()?.[0]).toBe('新一の段落')
  })

  it('turn a text into another kind, with its marks, and back', async () => {
    await openEditor({ blocks: [paragraph('港の<b>朝</b><br>夜')] })
    await texts().click()
    await expect.element(kind()).toHaveAccessibleName('種類を変更（現在：本文）')
    const turn = async (name: string) => {
      await kind().click()
      await page.getByRole('option', { name, exact: true }).click()
      await flush()
    }
    await turn('箇条書き')
    await expect.poll(() => lastBlocks()?.[0]?.data['items']).toMatchObject([{ content: '港の<b>朝</b>' }, { content: '夜' }])
    await expect.element(kind()).toHaveAccessibleName('種類を変更（現在：箇条書き）')
    await turn('番号付きリスト')
    await expect.poll(() => lastBlocks()?.[0]?.data['style']).toBe('ordered')
    await turn('見出し3（中）')
    await expect.poll(lastBlocks).toEqual([{ type: 'header', data: { text: '港の<b>朝</b> 夜', level: 3 } }])
    await userEvent.keyboard('{End}!')
    await turn('本文')
    await expect.poll(lastBlocks).toEqual([{ type: 'paragraph', data: { text: '港の<b>朝</b> 夜!' } }])
    await kind().click()
    await expect.element(page.getByRole('option', { name: '本文', exact: true })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
  })

  it('say why another block keeps its kind', async () => {
    await openEditor({ blocks: [{ id: 'd', type: 'delimiter', data: {} }, paragraph('港')] })
    await userEvent.hover(page.elementLocator(document.querySelector('.ce-delimiter')!))
    await expect.element(kind()).toHaveAccessibleName('区切り線の種類は変更できません')
    await expect.element(kind()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.hover(texts())
    await texts().click()
    await expect.element(kind()).toHaveAccessibleName('種類を変更（現在：本文）')
  })

  it.each([1000, 390])('open the settings inside a window of %i px', async (width) => {
    await openEditor({ blocks: [...three(), { id: 't', type: 'table', data: { withHeadings: true, content: [['鯵', '鰯']] } }] })
    await page.viewport(width, 480)
    // Editor.js makes its menus again for a phone.
    await followed()
    await idle()
    await page.getByRole('textbox', { name: '1行1列' }).click()
    await button('ブロックの設定').click()
    await expect.element(page.getByRole('menuitem', { name: '1行目を見出しにする' })).toBeVisible()
    await atRest()
    const { left, right, top, bottom } = boxOf(document.querySelector('.ce-settings .ce-popover__container')!)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(480)
    // In a small window, the menu is above its button.
    if (width > 500) await button('ブロックの設定').click({ force: true })
    else await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menuitem', { name: '1行目を見出しにする' })).not.toBeInTheDocument()
  })
})

describe('the buttons of selected text', () => {
  const tools = () => document.querySelector('.ce-inline-toolbar .ce-popover__container')

  it.each([1000, 390, 320])('stay in a window of %i px, with the box for an address', async (width) => {
    await openEditor({ blocks: [paragraph('港の猫は朝に歩く。'.repeat(3)), paragraph('neko')] })
    await page.viewport(width, 700)
    for (const field of [texts().first(), texts().last()]) {
      // What was selected before may have its buttons above this text.
      await userEvent.keyboard('{ArrowRight}')
      await field.click()
      await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
      await expect.element(page.getByRole('button', { name: '取り消し線' })).toBeVisible()
      const parts = [...document.querySelectorAll('.ce-inline-toolbar [data-item-name]')]
      const heights = parts.map((part) => boxOf(part).height)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
      for (const part of [tools() ?? document.body, ...parts]) {
        expect(boxOf(part).left).toBeGreaterThanOrEqual(0)
        expect(boxOf(part).right).toBeLessThanOrEqual(width)
      }
    }
    await page.getByRole('button', { name: 'リンク', exact: true }).click()
    const input = document.querySelector('.ce-inline-tool-input')
    await expect.poll(() => boxOf(input ?? document.body).width).toBeGreaterThan(0)
    expect(boxOf(input ?? document.body).right).toBeLessThanOrEqual(width)
    expect(boxOf(input ?? document.body).left).toBeGreaterThanOrEqual(0)
  })

  it('flip above at the end of the window', async () => {
    await openEditor({ blocks: Array.from({ length: 30 }, (_, index) => paragraph(`neko${index}`, `block${index}aaaa`.slice(0, 10))) })
    await texts().last().click()
    window.scrollTo({ top: document.body.scrollHeight })
    await texts().last().tripleClick()
    await expect.element(page.getByRole('button', { name: '取り消し線' })).toBeVisible()
    const { top, bottom } = boxOf(tools() ?? document.body)
    const text = boxOf(texts().last().element())
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(Math.min(Math.abs(bottom - text.top), Math.abs(top - text.bottom))).toBeLessThan(40)
  })
})
