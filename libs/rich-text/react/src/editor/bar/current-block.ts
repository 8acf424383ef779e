import type { Release } from '../composition.ts'

export type CurrentBlock = {
  /** Returns the block that the buttons act on; null in an editor without blocks. */
  get: () => HTMLElement | null
  set: (block: HTMLElement | null) => void
  stop: Release
}

const BLOCK = '.ce-block'

type FollowOptions = {
  readonly onChange: () => void
  /** Whether the user is at the buttons or in a menu, so that the mouse chooses no other block. */
  readonly isBusy: () => boolean
}

/**
 * Follows the block that the user is at: the one with the caret, the one that was pressed, or the one below a mouse that moves. Typing
 * returns to the caret, wherever the mouse rests.
 */
export function followBlock(holder: HTMLElement, { onChange, isBusy }: FollowOptions): CurrentBlock {
  let current: HTMLElement | null = null
  const blockAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(BLOCK) : null)
  const mark = (block: HTMLElement | null) => {
    current?.removeAttribute('data-current')
    current = block
    block?.setAttribute('data-current', '')
  }
  const set = (block: HTMLElement | null) => {
    if (block === null || block === current || !holder.contains(block)) return
    mark(block)
    onChange()
  }
  const follow = ({ target }: Event) => set(blockAt(target))
  const followMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.buttons === 0 && !isBusy()) set(blockAt(event.target))
  }
  const get = () => {
    if (current !== null && holder.contains(current)) return current
    // Editor.js draws a block again under its id.
    const id = current?.dataset['id']
    const same = id === undefined ? null : holder.querySelector<HTMLElement>(`${BLOCK}[data-id="${CSS.escape(id)}"]`)
    const focused = blockAt(document.activeElement)
    mark(same ?? (holder.contains(focused) ? focused : null) ?? holder.querySelector<HTMLElement>(BLOCK))
    return current
  }
  const kinds = ['focusin', 'pointerdown', 'input'] as const
  for (const kind of kinds) holder.addEventListener(kind, follow)
  holder.addEventListener('pointermove', followMouse, { passive: true })
  return {
    get,
    set,
    stop: () => {
      for (const kind of kinds) holder.removeEventListener(kind, follow)
      holder.removeEventListener('pointermove', followMouse)
    },
  }
}
