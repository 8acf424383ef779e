import type EditorJS from '@editorjs/editorjs'
import type { MarkTag } from './inline-marks.ts'
import { toggleMark } from './toggle-mark.ts'

const MARKS: Readonly<Record<string, MarkTag>> = { b: 'b', i: 'i' }
const FRAMES_TO_OPEN = 30

/**
 * Returns what a key does to the selected text: Ctrl or ⌘ with B, I or K. Without a selection the keys belong to the browser and the page,
 * save K in a link. Editor.js knows these keys only while its toolbar is open, and only in the first editor of a page.
 */
export function markActionOf(event: KeyboardEvent, holder: HTMLElement, editor: EditorJS): (() => void) | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return null
  const field = event.target instanceof Element ? event.target.closest('.ce-block [contenteditable="true"]') : null
  const selection = window.getSelection()
  if (!field || !selection || !field.contains(selection.anchorNode)) return null
  const key = event.key.toLowerCase()
  const mark = MARKS[key]
  if (mark) return selection.isCollapsed ? null : () => void toggleMark(mark)
  if (key !== 'k') return null
  const link = selection.anchorNode?.parentElement?.closest('a')
  if (selection.isCollapsed && !link) return null
  return () => {
    if (selection.isCollapsed && link) selection.selectAllChildren(link)
    void openLink(holder, editor)
  }
}

/** Opens the toolbar of the selected text with the address of its link. */
async function openLink(holder: HTMLElement, editor: EditorJS): Promise<void> {
  if (!('inlineToolbar' in editor)) return
  editor.inlineToolbar.open()
  const find = () => holder.querySelector<HTMLElement>('.ce-inline-toolbar [data-item-name="link"]')
  for (let frame = 0; frame < FRAMES_TO_OPEN && !find(); frame += 1) await new Promise(requestAnimationFrame)
  const input = holder.querySelector<HTMLElement>('.ce-inline-tool-input--showed')
  // The button of a link that is shown with its address would remove it.
  if (input) input.focus()
  else find()?.click()
}
