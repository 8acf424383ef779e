import Paragraph from '@editorjs/paragraph'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addLine, flush, handedOver, idle, lastBlocks, openEditor, paragraph, pasteInto, texts } from './testing/open-editor.tsx'

const undo = () => userEvent.keyboard('{Control>}z{/Control}')
const redo = () => userEvent.keyboard('{Control>}y{/Control}')
const words = () => [...document.querySelectorAll('.ce-block')].map((block) => block.textContent)
const expectWords = async (expected: readonly string[]) => {
  await expect.poll(() => words()).toEqual(expected)
}

describe('undo', () => {
  it('takes back and brings back what was written, across blocks, with the caret', async () => {
    await openEditor({ blocks: [paragraph('港')] })
    await texts().click()
    await userEvent.keyboard('{End}の')
    await flush()
    await userEvent.keyboard('{Enter}')
    await expectWords(['港の', ''])
    await flush()
    await userEvent.keyboard('猫')
    await expectWords(['港の', '猫'])
    await flush()
    await undo()
    await expectWords(['港の', ''])
    await undo()
    await expectWords(['港の'])
    await undo()
    await expectWords(['港'])
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await redo()
    await redo()
    await expectWords(['港の', '猫'])
    await userEvent.keyboard('!')
    await expect.poll(() => lastBlocks()?.map(({ data }) => data['text'])).toEqual(['港の', '猫!'])
  })

  it('takes back what was typed before the editor was ready, which is handed over too', async () => {
    const typing = new MutationObserver(() => {
      const text = document.querySelector<HTMLElement>('.ce-block [contenteditable=true]')
      if (text?.textContent !== '港') return
      typing.disconnect()
      text.focus()
      getSelection()?.selectAllChildren(text)
      getSelection()?.collapseToEnd()
      document.execCommand('insertText', false, 'の')
    })
    typing.observe(document.body, { childList: true, subtree: true, characterData: true })
    await openEditor({ blocks: [paragraph('港')] })
    await expect.poll(() => lastBlocks()?.map(({ data }) => data['text'])).toEqual(['港の'])
    await undo()
    await expectWords(['港'])
  })

  it('takes back what was typed a moment ago', async () => {
    await openEditor({ blocks: [paragraph('港')] })
    await texts().click()
    await userEvent.keyboard('{End}の')
    await undo()
    await expectWords(['港'])
    await expect.poll(lastBlocks).toEqual([{ type: 'paragraph', data: { text: '港' } }])
  })

  it('brings back a removed block, also one that can’t be edited here', async () => {
    const map = { id: 'mmmmmmmmmm', type: 'map', data: { lat: 35 } }
    await openEditor({ blocks: [paragraph('港'), map] })
    await page.getByText('内容は保存されています。ここでは編集できません。').click()
    await page.getByRole('button', { name: 'ブロックの設定' }).click()
    await page.getByRole('menuitem', { name: '削除', exact: true }).click()
    await page.getByRole('menuitem', { name: 'もう一度押すと削除' }).click()
    await expect.poll(() => lastBlocks()).toHaveLength(1)
    await undo()
    await expect
      .poll(() => lastBlocks())
      .toEqual([
        { type: 'paragraph', data: { text: '港' } },
        { type: 'map', data: { lat: 35 } },
      ])
  })

  it('takes back a paste and a move in one step each', async () => {
    await openEditor({ blocks: [paragraph('港')] })
    await texts().click()
    pasteInto(texts().element(), { 'text/plain': '一\n二' })
    await expect.poll(() => lastBlocks()).toHaveLength(3)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expectWords(['港', '二', '一'])
    await flush()
    await undo()
    await expectWords(['港', '一', '二'])
    await undo()
    await expectWords(['港'])
  })

  it.each(['Delete', 'Backspace'])('brings back all that %s removed at once', async (key) => {
    await openEditor({ blocks: [paragraph('一', 'aaaaaaaaaa'), paragraph('二', 'bbbbbbbbbb'), paragraph('三', 'cccccccccc')] })
    await texts().nth(1).click()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard(`{${key}}`)
    await expectWords([''])
    await expect.poll(() => lastBlocks()).toEqual([])
    await undo()
    await expectWords(['一', '二', '三'])
    await idle()
    await texts().first().click()
    await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await userEvent.keyboard(`{${key}}`)
    await expectWords(['', '三'])
    await userEvent.keyboard('新')
    await expect.poll(() => lastBlocks()?.map(({ data }) => data['text'])).toEqual(['新', '三'])
    await undo()
    await undo()
    await expectWords(['一', '二', '三'])
  })

  it('is the browser’s own where the text is not part of the document', async () => {
    await openEditor({ blocks: [paragraph('港')] })
    await texts().click()
    await addLine()
    await userEvent.keyboard('/')
    await page.getByRole('option', { name: '動画' }).click()
    await page.getByRole('textbox', { name: 'YouTubeのURL' }).click()
    await userEvent.keyboard('abc')
    await undo()
    await expect.element(page.getByRole('textbox', { name: 'YouTubeのURL' })).not.toHaveValue('abc')
    await expect.element(page.getByRole('textbox', { name: 'YouTubeのURL' })).toBeVisible()
  })

  it('leaves what the input method takes back to the input method', async () => {
    await openEditor({ blocks: [paragraph('港')] })
    await texts().click()
    await userEvent.keyboard('{End}の')
    await flush()
    const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, isComposing: true, bubbles: true, cancelable: true })
    texts().element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    await userEvent.keyboard('!')
    await expectWords(['港の!'])
  })
})

describe('a long document', () => {
  it('asks one block at each change, however many there are', async () => {
    const save = vi.spyOn(Paragraph.prototype, 'save')
    await openEditor({ blocks: Array.from({ length: 150 }, (_, index) => paragraph(`段落${index}`, `p${index}`)) })
    await texts().nth(70).click()
    await userEvent.keyboard('{End}!')
    await flush()
    save.mockClear()
    await userEvent.keyboard('?')
    await expect.poll(() => lastBlocks()?.[70]?.data).toEqual({ text: '段落70!?' })
    expect(lastBlocks()).toHaveLength(150)
    expect(new Set(save.mock.contexts)).toHaveProperty('size', 1)
    save.mockRestore()
  })
})

describe('another document from the form', () => {
  it('changes the other blocks and keeps what is being written', async () => {
    const other = {
      blocks: [paragraph('別の人が直した', 'aaaaaaaaaa'), paragraph('書きかけ', 'bbbbbbbbbb'), paragraph('足した', 'cccccccccc')],
    }
    await openEditor({ blocks: [paragraph('元の文', 'aaaaaaaaaa'), paragraph('書きかけ', 'bbbbbbbbbb')] }, { other })
    await texts().nth(1).click()
    await userEvent.keyboard('{End}')
    // At the same moment: the input has not been handed over when the other document arrives.
    document.execCommand('insertText', false, 'の猫')
    page
      .getByRole('button', { name: '置き換え' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expectWords(['別の人が直した', '書きかけの猫', '足した'])
    await expect.poll(() => lastBlocks()?.map(({ data }) => data['text'])).toEqual(['別の人が直した', '書きかけの猫', '足した'])
    await userEvent.keyboard('!')
    await expectWords(['別の人が直した', '書きかけの猫!', '足した'])
  })

  it('keeps blocks as they were stored until they are written in', async () => {
    const official = { id: 'qqqqqqqqqq', type: 'checklist', data: { items: [{ text: '氷', checked: true }] } }
    const image = { id: 'iiiiiiiiii', type: 'image', data: { file: { url: '/media/x.webp', size: 7 }, caption: '' } }
    await openEditor({ blocks: [official, image, paragraph('文')] })
    await page.getByRole('textbox', { name: '本文', exact: true }).click()
    await userEvent.keyboard('{End}!')
    await expect.poll(() => handedOver.mock.lastCall?.[0].blocks).toEqual([official, image, paragraph('文!')])
    await page.getByRole('textbox', { name: '項目' }).click()
    await userEvent.keyboard('{End}水')
    await expect.poll(() => lastBlocks()?.[0]).toEqual({ type: 'checklist', data: { items: [{ text: '氷水', checked: true }] } })
  })
})
