import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RichTextEditorHandle } from './rich-text-editor.tsx'
import { Field, handedOver, lastBlocks, paragraph, pasteInto, texts } from './testing/open-editor.tsx'

const words = () => lastBlocks()?.map(({ data }) => data['text'])

const held: IdleRequestCallback[] = []

/** A busy browser: the editor gets ready, and watches a new block, only in an idle moment. */
const holdIdle = () => vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => held.push(callback))

const letIdle = () => {
  vi.restoreAllMocks()
  for (const callback of held.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 })
}

const open = async (text: string, props: Partial<Parameters<typeof Field>[0]> = {}) => {
  const screen = await render(
    <>
      <Field value={{ blocks: [paragraph(text)] }} {...props} />
      <input aria-label="題" />
    </>,
  )
  await expect.element(texts()).toHaveTextContent(text)
  await texts().click()
  await userEvent.keyboard('{End}')
  return screen
}

beforeEach(() => {
  handedOver.mockClear()
  holdIdle()
})
afterEach(letIdle)

describe('before the editor is ready', () => {
  it('what is pasted waits for it, in its place, also when one has gone on', async () => {
    await open('港')
    pasteInto(texts().element(), { 'text/html': 'の<b>猫</b>' })
    pasteInto(texts().element(), { 'text/html': '<ul><li>一</li></ul>' })
    await page.getByRole('textbox', { name: '題' }).click()
    letIdle()
    await expect.poll(() => lastBlocks()?.map(({ type }) => type)).toEqual(['paragraph', 'list'])
    expect(lastBlocks()?.[0]?.data['text']).toBe('港の<b>猫</b>')
    await userEvent.keyboard('朝')
    await expect.element(page.getByRole('textbox', { name: '題' })).toHaveValue('朝')
  })

  it('a picture that is dropped waits for it', async () => {
    await open('港', { onImageUpload: () => Promise.resolve({ url: '/media/x.webp' }) })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'cat.png', { type: 'image/png' }))
    texts()
      .element()
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    letIdle()
    await expect.poll(() => lastBlocks()?.map(({ type }) => type)).toEqual(['paragraph', 'image'])
  })

  it('what is typed outlives its removal', async () => {
    const screen = await open('港')
    await userEvent.keyboard('の猫')
    await screen.unmount()
    letIdle()
    await expect.poll(words).toEqual(['港の猫'])
  })

  it('a hand-over waits for what is typed', async () => {
    const ref = createRef<RichTextEditorHandle>()
    await open('港', { ref })
    await userEvent.keyboard('の猫')
    const flushed = ref.current?.flush()
    letIdle()
    await flushed
    expect(words()).toEqual(['港の猫'])
  })

  it('Enter makes a line, and the keys of the whole document do no harm', async () => {
    await open('港')
    await userEvent.keyboard('{Enter}猫{Alt>}{ArrowUp}{/Alt}')
    letIdle()
    await expect.poll(words).toEqual(['港<br>猫'])
  })

  it('the slash of a Japanese keyboard stays what it is', async () => {
    await open('')
    await userEvent.keyboard('／')
    letIdle()
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await expect.poll(words).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(words).toEqual(['／'])
  })
})

it('a picture that arrives in a block which the editor does not watch yet is handed over', async () => {
  let arrive = () => {}
  const onImageUpload = () => new Promise<{ url: string }>((resolve) => (arrive = () => resolve({ url: '/media/x.webp' })))
  await open('港', { onImageUpload })
  letIdle()
  await userEvent.keyboard('!')
  await expect.poll(words).toEqual(['港!'])
  holdIdle()
  pasteInto(texts().element(), {}, [new File(['x'], 'cat.png', { type: 'image/png' })])
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  // The block is read on blur, while it is empty.
  await page.getByRole('textbox', { name: '題' }).click()
  arrive()
  await expect.poll(() => lastBlocks()?.map(({ type }) => type)).toEqual(['paragraph', 'image'])
})
