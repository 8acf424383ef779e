import type { Release } from '../composition.ts'

type Writing = { readonly onWritten: (blockId: string) => void; readonly onLeft: () => void }

/** Handles what Editor.js misses: input in blocks that it does not watch yet, and blur of the editor. */
export function listenToWriting(holder: HTMLElement, { onWritten, onLeft }: Writing): void {
  // Editor.js watches a new block only once the browser is idle; this listener detects earlier input.
  holder.addEventListener('input', ({ target }) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('.ce-block') : null
    const id = block?.dataset['id']
    if (id !== undefined) onWritten(id)
  })
  holder.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && holder.contains(relatedTarget))) onLeft()
  })
}

/** Moves the caret to the end of the text on a press next to it, as in a textarea: the field is taller than a short text. */
export function listenToPress(host: HTMLElement, focus: () => void): Release {
  const onPress = (event: MouseEvent) => {
    if (event.target !== host) return
    event.preventDefault()
    focus()
  }
  host.addEventListener('mousedown', onPress)
  return () => host.removeEventListener('mousedown', onPress)
}
