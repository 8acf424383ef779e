import type {} from '@vitest/browser-playwright'
import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { atRest, editorsReady, Field, handedOver, lastBlocks, openEditor, paragraph, texts } from './testing/open-editor.tsx'

const everything = [
  { id: 'h', type: 'header', data: { text: '見出し', level: 2 } },
  paragraph('本文', 'p'),
  { id: 'l', type: 'list', data: { style: 'unordered', meta: {}, items: [{ content: '鯵', meta: {}, items: [] }] } },
  { id: 'c', type: 'checkList', data: { items: [{ text: '氷', checked: true }] } },
  { id: 'q', type: 'quote', data: { text: '猫', caption: '港長', alignment: 'left' } },
  {
    id: 't',
    type: 'table',
    data: {
      withHeadings: true,
      content: [
        ['魚', '旬'],
        ['鯵', '夏'],
      ],
    },
  },
  { id: 'k', type: 'linkTool', data: { link: 'https://a.example/', meta: { title: '朝市' } } },
  { id: 'e', type: 'embed', data: { service: 'youtube', source: '', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ', caption: '' } },
  { id: 'd', type: 'delimiter', data: {} },
  { id: 'o', type: 'code', data: { code: 'neko()' } },
  { id: 'm', type: 'map', data: { lat: 35 } },
]

describe('the editor', () => {
  it.each([
    [1000, false],
    [390, true],
  ])('fits a window of %i px, read-only: %s', async (width, readOnly) => {
    await openEditor({ blocks: everything }, { readOnly })
    await page.viewport(width, 900)
    await atRest()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('shows a menu above the editor that follows', async () => {
    await render(
      <>
        <Field value={{ blocks: [] }} />
        <Field value={{ blocks: [] }} label="英語" />
      </>,
    )
    await editorsReady()
    await texts().click()
    await userEvent.keyboard('/')
    const items = page.getByRole('option')
    await expect.element(items.nth(2)).toBeVisible()
    await atRest()
    for (const item of items.elements()) {
      item.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = item.getBoundingClientRect()
      expect(item.contains(document.elementFromPoint(left + width / 2, top + height / 2)), item.textContent).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
  })

  it('adds what a filtered menu shows first by Enter, but not while a conversion goes on', async () => {
    await openEditor({ blocks: [] })
    await texts().click()
    await userEvent.keyboard('/')
    await userEvent.keyboard('引用')
    const conversion = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
    texts().element().dispatchEvent(conversion)
    expect(page.getByRole('textbox', { name: '引用文' }).elements()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: '引用文' })).toBeVisible()
    expect(document.querySelectorAll('.ce-block')).toHaveLength(1)
  })

  it('reaches every control by Tab', async () => {
    await openEditor({ blocks: everything })
    await page.getByRole('heading', { name: '見出し' }).click()
    const reached: string[] = []
    for (let step = 0; step < 13; step += 1) {
      await userEvent.tab()
      const { activeElement: active } = document
      reached.push(active?.getAttribute('aria-label') ?? active?.textContent ?? '')
    }
    expect(reached).toEqual(
      expect.arrayContaining(['完了', '項目', '引用文', '出典', '1行1列', '2行2列', '動画を再生', 'キャプション（任意）']),
    )
  })

  it('can be read but not changed when it is read-only', async () => {
    await openEditor({ blocks: everything }, { readOnly: true })
    expect(document.querySelectorAll('[contenteditable="true"]')).toHaveLength(0)
    await expect.element(page.getByRole('checkbox')).toBeDisabled()
    await expect.element(page.getByRole('textbox', { name: 'コード' })).toBeDisabled()
  })
})

describe('a conversion', () => {
  const compose = (text: string) => cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const confirm = async (text: string) => {
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await cdp().send('Input.insertText', { text })
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  }

  it('is confirmed by Enter in every kind of text and nothing else happens', async () => {
    await openEditor({ blocks: everything.filter(({ type }) => ['checkList', 'quote', 'table'].includes(type)) })
    for (const [name, words] of [
      ['項目', '氷港'],
      ['引用文', '猫港'],
      ['出典', '港長港'],
      ['1行1列', '魚港'],
    ] as const) {
      const box = page.getByRole('textbox', { name, exact: true })
      await box.click()
      await userEvent.keyboard('{End}')
      await compose('みなと')
      await compose('港')
      await confirm('港')
      await expect.poll(() => JSON.stringify(lastBlocks())).toContain(`"${words}"`)
      await expect.element(box).toHaveFocus()
    }
    expect(lastBlocks()).toHaveLength(3)
    expect(page.getByRole('row').elements()).toHaveLength(2)
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
    expect(JSON.stringify(lastBlocks())).not.toContain('<br>')
  })

  it('keeps its keys to itself, in the order of Safari too', async () => {
    await openEditor({ blocks: [paragraph('', 'p'), paragraph('次', 'n')] })
    await texts().first().click()
    const seen = vi.fn<(event: Event) => void>()
    document.addEventListener('keydown', seen, { capture: true })
    for (const key of ['Enter', 'Backspace', 'Tab', 'Escape', 'ArrowDown', '/']) {
      for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
        texts().first().element().dispatchEvent(event)
        expect(event.defaultPrevented, key).toBe(false)
      }
    }
    document.removeEventListener('keydown', seen, { capture: true })
    expect(seen).not.toHaveBeenCalled()
    expect(document.querySelectorAll('.ce-block')).toHaveLength(2)
  })
})

describe('two editors on one form', () => {
  it('keep to themselves, and leave the keys of other fields alone', async () => {
    handedOver.mockClear()
    await page.viewport(1000, 900)
    await render(
      <>
        <label>
          題
          <input defaultValue="港" />
        </label>
        <Field label="日本語" value={{ blocks: [paragraph('一', 'j1'), paragraph('二', 'j2')] }} />
        <Field label="英語" value={{ blocks: [paragraph('one', 'e1')] }} contentLocale="en" />
        <button>保存</button>
      </>,
    )
    await expect.poll(() => document.querySelectorAll('.ce-block')).toHaveLength(3)
    await editorsReady()
    await page.getByRole('textbox', { name: '英語' }).click()
    await userEvent.keyboard('{End}!')
    await expect.poll(lastBlocks).toEqual([{ type: 'paragraph', data: { text: 'one!' } }])
    const title = page.getByRole('textbox', { name: '題' })
    const restyled: string[] = []
    const watch = new MutationObserver((changes) => restyled.push(...changes.map(({ attributeName }) => attributeName ?? '')))
    watch.observe(document.documentElement, { attributes: true })
    await page.getByRole('textbox', { name: '日本語' }).first().click()
    ;(title.element() as HTMLElement).focus()
    await userEvent.tab()
    await expect.element(page.getByRole('textbox', { name: '日本語' }).first()).toHaveFocus()
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('{Enter}')
    expect(document.querySelectorAll('.ce-block')).toHaveLength(3)
    watch.disconnect()
    expect(restyled, 'a key outside changes no style of the page').toEqual([])
    for (const element of [title.element(), document.body]) expect(Object.hasOwn(element, 'closest')).toBe(false)
  })

  it('leave no menu behind that takes the keys of the page', async () => {
    const screen = await openEditor({ blocks: [] })
    await texts().click()
    await userEvent.keyboard('/ひ')
    await expect.element(page.getByRole('option', { name: '表' })).toBeVisible()
    await screen.unmount()
    await expect.poll(lastBlocks).toEqual([{ type: 'paragraph', data: { text: '/ひ' } }])
    const event = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true } as KeyboardEventInit)
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})
