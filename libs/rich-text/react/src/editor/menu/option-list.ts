import { element, iconOf } from '../dom/element.ts'
import type { BlockKind } from './block-kinds.ts'
import { matching } from './matching.ts'

export type MenuWords = {
  readonly lang: string
  /** Name of the list. */
  readonly label: string
  readonly nothing: string
  readonly count: (count: number) => string
}

export type OptionList = {
  readonly root: HTMLElement
  /** Id of the list, for the element that has the focus. */
  readonly id: string
  /** Shows what a query finds, the first of it active; returns how many there are. */
  filter: (query: string) => number
  move: (by: number) => void
  /** Returns the active option; null if nothing is found. */
  active: () => BlockKind | null
  /** Returns the id of the active option. */
  activeId: () => string | null
}

type ListOptions = {
  readonly kinds: readonly BlockKind[]
  /** Key of what the block is now. */
  readonly current?: string | null
  readonly words: MenuWords
  readonly onActive: () => void
  readonly onChoose: (kind: BlockKind) => void
}

let lists = 0

/**
 * The list of a block menu. The focus stays where users type: that element names the active option, and the number of options is announced
 * when it changes.
 */
export function optionList({ kinds, current = null, words, onActive, onChoose }: ListOptions): OptionList {
  lists += 1
  const id = `rte-options-${lists}`
  const list = element('div', { id, class: 'rte-options', role: 'listbox', 'aria-label': words.label })
  const nothing = element('p', { class: 'rte-nothing', 'aria-hidden': 'true' }, words.nothing)
  const status = element('p', { class: 'rte-hidden', role: 'status' })
  let shown: readonly BlockKind[] = []
  let at = 0

  const options = kinds.map((kind) => {
    const mark = kind.key === current ? [element('span', { class: 'rte-option-current', 'aria-hidden': 'true' }, '✓')] : []
    const option = element('div', { id: `${id}-${kind.key}`, class: 'rte-option', role: 'option' }, iconOf(kind.icon), kind.name, ...mark)
    option.addEventListener('click', () => onChoose(kind))
    // Only a pointer that moves chooses: an opening list may appear below one that rests.
    option.addEventListener('pointermove', () => activate(shown.indexOf(kind), false))
    return { kind, option }
  })
  const optionOf = (kind: BlockKind | undefined) => options.find((one) => one.kind === kind)?.option

  function activate(place: number, scrolls = true) {
    at = place
    for (const { kind, option } of options) option.setAttribute('aria-selected', String(kind === shown[at]))
    if (scrolls) optionOf(shown[at])?.scrollIntoView({ block: 'nearest' })
    onActive()
  }

  return {
    root: element('div', { lang: words.lang }, list, nothing, status),
    id,
    filter(query) {
      const found = matching(kinds, query)
      if (found.length !== shown.length) status.textContent = found.length === 0 ? words.nothing : words.count(found.length)
      shown = found
      list.replaceChildren(...found.flatMap((kind) => optionOf(kind) ?? []))
      list.hidden = found.length === 0
      nothing.hidden = found.length > 0
      const now = query === '' ? found.findIndex(({ key }) => key === current) : 0
      activate(Math.max(0, now))
      return found.length
    },
    move: (by) => {
      if (shown.length > 0) activate((at + by + shown.length) % shown.length)
    },
    active: () => shown[at] ?? null,
    activeId: () => optionOf(shown[at])?.id ?? null,
  }
}
