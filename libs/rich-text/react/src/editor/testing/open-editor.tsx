import { documentSchema, type RichTextDocument } from '@captain/rich-text-core'
import { createRef, StrictMode, useState } from 'react'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from '../rich-text-editor.tsx'

/** The last document that the editor under test handed over. */
export const handedOver = vi.fn<(document: RichTextDocument) => void>()

type FieldProps = Partial<RichTextEditorProps> & { value: RichTextDocument; label?: string; other?: RichTextDocument }

/** A field in a form, with a button that sets another document. */
export function Field({ value, label = '本文', other, ...props }: FieldProps) {
  const [current, setCurrent] = useState(value)
  const id = `label-${label}`
  return (
    <div style={{ maxWidth: 720 }}>
      <span id={id}>{label}</span>
      <RichTextEditor
        locale="ja"
        labelledBy={id}
        {...props}
        value={current}
        onChange={(next) => {
          handedOver(next)
          setCurrent(next)
        }}
      />
      {other && <button onClick={() => setCurrent(other)}>置き換え</button>}
    </div>
  )
}

/** Waits for an idle moment, in which Editor.js gets ready and watches new blocks. */
export const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))

/**
 * Waits until Editor.js has followed a new selection or a new size of the window, which it does after 200 ms at most. Events of what just
 * happened come before a frame, and timers of a page end in their order, however slow the machine is.
 */
export const followed = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)))

/** Waits until every editor on screen accepts input and opens its menus. */
export async function editorsReady() {
  await expect.poll(() => document.querySelectorAll('.codex-editor__redactor .ce-block')).not.toHaveLength(0)
  await idle()
  const isWaiting = (editor: Element) => editor.closest('[data-read-only]') === null && editor.querySelector('.ce-toolbox') === null
  await expect.poll(() => [...document.querySelectorAll('.codex-editor')].filter(isWaiting)).toEqual([])
}

const handle = createRef<RichTextEditorHandle>()

/** Hands over the content of `openEditor` and ends an undo step, without the delay after the last key. */
export const flush = async () => handle.current?.flush()

/** Returns the content of `openEditor` as it is on screen. */
export const peek = async () => handle.current?.peek()

/** Renders one field in StrictMode and waits until it accepts input. */
export async function openEditor(value: RichTextDocument, props: Partial<FieldProps> = {}) {
  handedOver.mockClear()
  await page.viewport(1000, 900)
  const screen = await render(
    <StrictMode>
      <Field value={value} ref={handle} {...props} />
    </StrictMode>,
  )
  await editorsReady()
  return screen
}

export const paragraph = (text: string, id = 'aaaaaaaaaa') => ({ id, type: 'paragraph', data: { text } })

/** Returns type and data of the blocks of the last document handed over. */
export const lastBlocks = () => handedOver.mock.lastCall?.[0].blocks.map(({ type, data }) => ({ type, data }))

/** Returns why the server would refuse a document. */
export const issuesOf = (document: unknown) =>
  documentSchema()
    ['~run']({ value: document }, {})
    .issues?.map(({ type }) => type) ?? []

export const texts = () => page.getByRole('textbox', { name: '本文', exact: true })

/** Adds an empty block at the end of the edited text. */
export async function addLine() {
  const before = document.querySelectorAll('.ce-block').length
  await userEvent.keyboard('{End}{Enter}')
  await expect.poll(() => document.querySelectorAll('.ce-block')).toHaveLength(before + 1)
  await idle()
}

/** Adds a block with the slash menu at the end of an empty document, and waits until it has the focus. */
export async function addBlock(name: string) {
  await texts().last().click()
  await userEvent.keyboard('/')
  await page.getByRole('option', { name, exact: true }).click()
  await expect.poll(() => document.activeElement?.closest('.ce-block') ?? null).not.toBeNull()
  await idle()
}

/** Waits until all animations on screen have ended. */
export async function atRest() {
  // What is displayed again begins its animation again.
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running')
  for (let all = running(); all.length > 0; all = running()) await Promise.allSettled(all.map(({ finished }) => finished))
}

/** Pastes data of several types into an element. */
export function pasteInto(element: Element, data: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const clipboardData = new DataTransfer()
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value)
  for (const file of files) clipboardData.items.add(file)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
