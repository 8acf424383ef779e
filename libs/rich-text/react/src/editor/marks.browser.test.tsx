import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editorsReady, Field, flush, followed, handedOver, lastBlocks, openEditor, paragraph, texts } from './testing/open-editor.tsx'

const pressed = vi.fn<(key: string) => void>()
const onKey = ({ key, defaultPrevented }: KeyboardEvent) => defaultPrevented || pressed(key)

// As the command palette of the app: it listens before any editor opens, since Editor.js never removes its own keys from the document.
document.addEventListener('keydown', onKey)
beforeEach(() => pressed.mockClear())
afterAll(() => document.removeEventListener('keydown', onKey))

/** Returns words in the texts on screen; they may be in several elements. */
function rangeOf(words: string, root: Element = texts().first().element()): Range {
  const all = root.textContent
  const at = (offset: number, isEnd: boolean): [Node, number] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    let rest = offset
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { length } = node.textContent ?? ''
      if (isEnd ? rest <= length : rest < length) return [node, rest]
      rest -= length
    }
    throw new Error(`There is no ${words}`)
  }
  const range = document.createRange()
  range.setStart(...at(all.indexOf(words), false))
  range.setEnd(...at(all.indexOf(words) + words.length, true))
  return range
}

function select(words: string, root: Element = texts().first().element()) {
  const { startContainer, startOffset, endContainer, endOffset } = rangeOf(words, root)
  if (root instanceof HTMLElement) root.focus()
  window.getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
}

const press = (key: string) => userEvent.keyboard(`{Control>}${key}{/Control}`)
const written = () => lastBlocks()?.[0]?.data['text']

describe('bold and italic', () => {
  it.each([
    ['b', '<b>猫</b>'],
    ['i', '<i>猫</i>'],
  ])('by Ctrl and %s at once, and again not', async (key, marked) => {
    await openEditor({ blocks: [paragraph('港の猫')] })
    await texts().click()
    select('猫')
    await press(key)
    await flush()
    expect(written()).toBe(`港の${marked}`)
    await press(key)
    await flush()
    expect(written()).toBe('港の猫')
  })

  it.each([
    ['太字', 'b', '<b>neko</b>'],
    ['斜体', 'i', '<i>neko</i>'],
  ])('by the button %s, which says its key', async (name, key, marked) => {
    await openEditor({ blocks: [paragraph('neko')] })
    await texts().tripleClick()
    const button = page.getByRole('button', { name, exact: true })
    await expect.element(button).toHaveAttribute('aria-keyshortcuts', `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`)
    await button.click()
    await expect.poll(written).toBe(marked)
    await expect.poll(() => button.element().classList).toContain('ce-popover-item--active')
  })

  it('mark a heading, whose text is bold without a mark', async () => {
    await openEditor({ blocks: [{ type: 'header', data: { text: '港の猫', level: 2 } }] })
    await page.getByRole('heading', { name: '港の猫' }).click()
    select('猫', page.getByRole('heading').element())
    await press('b')
    await flush()
    expect(written()).toBe('港の<b>猫</b>')
  })

  it.each([
    ['<b>港の猫</b>', 'の', 'b', '<b>港</b>の<b>猫</b>'],
    ['<b>港の</b>猫', '猫', 'b', '<b>港の猫</b>'],
    ['<b>港</b>の<b>猫</b>', '港の', 'b', '<b>港の猫</b>'],
    ['<b>港<i>の猫</i></b>', 'の', 'b', '<b>港</b><i>の</i><b><i>猫</i></b>'],
    ['港<a href="https://a.example/">の猫</a>', '港の', 'i', '<i>港</i><a href="https://a.example/"><i>の</i>猫</a>'],
  ])('of %s, selecting %s, change only that (%s)', async (stored, words, key, result) => {
    await openEditor({ blocks: [paragraph(stored)] })
    await texts().click()
    select(words)
    await press(key)
    await flush()
    expect(written()?.toString().replaceAll('</b><b>', '')).toBe(result)
    expect(window.getSelection()?.toString()).toBe(words)
  })

  it('are undone', async () => {
    await openEditor({ blocks: [paragraph('港の猫')] })
    await texts().click()
    select('猫')
    await press('b')
    await flush()
    await press('z')
    await expect.poll(written).toBe('港の猫')
  })
})

describe('a link', () => {
  const address = () => page.getByRole('textbox', { name: 'リンク', exact: true })

  it('is made by Ctrl and K, which the page does not see', async () => {
    await openEditor({ blocks: [paragraph('港の猫')] })
    await texts().click()
    select('猫')
    await press('k')
    await expect.element(address()).toHaveFocus()
    expect(pressed).not.toHaveBeenCalledWith('k')
    await userEvent.keyboard('https://a.example/{Enter}')
    await expect.poll(written).toBe('港の<a href="https://a.example/">猫</a>')
  })

  it('is changed by Ctrl and K where the caret is in it', async () => {
    await openEditor({ blocks: [paragraph('港の<a href="https://a.example/">猫</a>')] })
    await texts().click()
    select('猫')
    window.getSelection()?.collapseToEnd()
    await press('k')
    await expect.element(address()).toHaveFocus()
    await address().fill('https://b.example/')
    await userEvent.keyboard('{Enter}')
    await expect.poll(written).toBe('港の<a href="https://b.example/">猫</a>')
  })

  it('leaves Ctrl and K to the page where nothing is selected', async () => {
    await openEditor({ blocks: [paragraph('港の猫')] })
    await texts().click()
    await press('k')
    expect(pressed).toHaveBeenCalledWith('k')
  })

  const opened = {
    'Ctrl and K': () => press('k'),
    'the button': () => page.getByRole('button', { name: 'リンク', exact: true }).click(),
  }
  const isOpen = async () => {
    await expect.element(address()).toHaveFocus()
    // Editor.js may close its toolbar when it looks at the new selection.
    await followed()
    await expect.element(address()).toHaveFocus()
  }

  it.each(Object.entries(opened))('opened by %s has its box at the selected words, also where the page moves', async (_by, open) => {
    const lines = Array.from({ length: 60 }, (_, index) => paragraph(`港の猫${index}は朝に歩く`, `block${index}aaaa`.slice(0, 10)))
    await openEditor({ blocks: lines })
    const line = texts().nth(30)
    line.element().scrollIntoView({ block: 'center' })
    await line.click()
    select('猫30', line.element())
    await expect.element(page.getByRole('button', { name: '取り消し線' })).toBeVisible()
    const distance = () => {
      const tools = document.querySelector('.ce-inline-toolbar .ce-popover__container')?.getBoundingClientRect()
      const words = rangeOf('猫30', line.element()).getBoundingClientRect()
      return tools ? [Math.round(tools.left - words.left), Math.round(tools.top - words.bottom)] : null
    }
    await expect.poll(distance).toEqual([0, 6])
    await open()
    await isOpen()
    expect(distance()).toEqual([0, 6])
    window.scrollBy(0, 120)
    await expect.poll(distance).toEqual([0, 6])
    window.scrollBy(0, -200)
    await expect.poll(distance).toEqual([0, 6])
  })

  it.each(Object.entries(opened))('opened by %s and left by Escape selects its words again, which typing replaces', async (_by, open) => {
    await openEditor({ blocks: [paragraph('港の<b>猫</b>は歩く')] })
    await texts().click()
    select('猫は')
    await expect.element(page.getByRole('button', { name: '取り消し線' })).toBeVisible()
    await open()
    await isOpen()
    await userEvent.keyboard('https://a.ex{Escape}')
    await expect.element(address()).not.toBeInTheDocument()
    await expect.element(texts()).toHaveFocus()
    expect(window.getSelection()?.toString()).toBe('猫は')
    expect(pressed).not.toHaveBeenCalledWith('Escape')
    await flush()
    expect(handedOver).not.toHaveBeenCalled()
    await userEvent.keyboard('neko')
    await expect.poll(() => texts().element().textContent).toBe('港のneko歩く')
    await flush()
    expect(written()).toBe('港の<b>neko</b>歩く')
  })

  it('that is there already stays as it is by Escape, and its words are selected', async () => {
    const stored = '港の<a href="https://a.example/">白い猫</a>は歩く'
    await openEditor({ blocks: [paragraph(stored)] })
    await texts().click()
    select('白い')
    window.getSelection()?.collapseToEnd()
    await press('k')
    await isOpen()
    await userEvent.keyboard('b{Escape}')
    await expect.element(texts()).toHaveFocus()
    expect(window.getSelection()?.toString()).toBe('白い猫')
    await flush()
    expect(handedOver).not.toHaveBeenCalled()
  })
})

it('the keys work in every editor of a form', async () => {
  handedOver.mockClear()
  await render(
    <>
      <Field label="日本語" value={{ blocks: [paragraph('一', 'j1')] }} />
      <Field label="英語" value={{ blocks: [paragraph('one', 'e1')] }} contentLocale="en" />
    </>,
  )
  await editorsReady()
  for (const [name, words, marked] of [
    ['日本語', '一', '<b>一</b>'],
    ['英語', 'one', '<b>one</b>'],
  ] as const) {
    const field = page.getByRole('textbox', { name })
    await field.click()
    select(words, field.element())
    await press('b')
    await expect.poll(written).toBe(marked)
  }
})
