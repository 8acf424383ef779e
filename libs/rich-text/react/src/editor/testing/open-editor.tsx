import type { RichTextDocument } from '@captain/rich-text-core'
import { StrictMode, useState } from 'react'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RichTextEditor, type RichTextEditorProps } from '../rich-text-editor.tsx'

/** What the editor under test handed over. */
export const handedOver = vi.fn<(document: RichTextDocument) => void>()

type FieldProps = Partial<RichTextEditorProps> & { value: RichTextDocument; label?: string; other?: RichTextDocument }

/** A field as a form holds it, with a button that puts another document there. */
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

/** Shows one field in StrictMode and waits until it can be written in. */
export async function openEditor(value: RichTextDocument, props: Partial<FieldProps> = {}) {
  handedOver.mockClear()
  await page.viewport(1000, 900)
  const screen = await render(
    <StrictMode>
      <Field value={value} {...props} />
    </StrictMode>,
  )
  await vi.waitFor(() => expect(document.querySelectorAll('.codex-editor__redactor .ce-block')).not.toHaveLength(0))
  return screen
}

export const paragraph = (text: string, id = 'aaaaaaaaaa') => ({ id, type: 'paragraph', data: { text } })

/** Type and data of the blocks of the last document handed over. */
export const lastBlocks = () => handedOver.mock.lastCall?.[0].blocks.map(({ type, data }) => ({ type, data }))

/** Longer than it takes until a change is handed over, on a busy machine too. */
export const SOON = { timeout: 5000 }

export const texts = () => page.getByRole('textbox', { name: '本文', exact: true })

/** Longer than the editor waits before it hands over. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 500))

/** Adds a block by the menu that a slash opens, at the end of an empty document. */
export async function addBlock(name: string) {
  await texts().last().click()
  await userEvent.keyboard('/')
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Pastes data of several types into an element. */
export function pasteInto(element: Element, data: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const clipboardData = new DataTransfer()
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value)
  for (const file of files) clipboardData.items.add(file)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
