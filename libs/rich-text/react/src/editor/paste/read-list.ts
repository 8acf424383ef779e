import { inlineHtml } from './inline-html.ts'
import { type Pasted, pastedBlock, type PastedItem, pastedList } from './pasted-block.ts'

const BOX = 'input[type="checkbox"], [role="checkbox"]'

/** Reads a pasted `ul` or `ol`; a list of checkboxes becomes a check list. */
export function readList(list: Element): Pasted {
  const entries = [...list.children].filter((child) => child.tagName === 'LI')
  if (entries.length > 0 && entries.every(isTask)) {
    return pastedBlock('checkList', { items: entries.map((entry) => ({ text: inlineHtml(entry.childNodes), checked: isTicked(entry) })) })
  }
  const start = Number(list.getAttribute('start') ?? '1')
  return pastedList(list.tagName === 'OL' ? 'ordered' : 'unordered', readItems(list), Number.isInteger(start) && start >= 0 ? start : 1)
}

/** Reads an item that was pasted without its list. */
export function readLoneItem(item: Element): PastedItem {
  const nested = [...item.children].filter(isList)
  // A nested list may appear between two lines of its item.
  const words = [...item.childNodes].map((node) => (node instanceof Element && isList(node) ? document.createElement('br') : node))
  return { content: inlineHtml(words), meta: {}, items: nested.flatMap(readItems) }
}

function readItems(list: Element): PastedItem[] {
  const items: PastedItem[] = []
  for (const child of list.children) {
    if (child.tagName === 'LI') items.push(readLoneItem(child))
    // Word processors put a nested list after its item, not inside it.
    else if (isList(child)) for (const item of readItems(child)) (items.at(-1)?.items ?? items).push(item)
  }
  return items
}

function isTask(entry: Element): boolean {
  return entry.matches('[role="checkbox"]') || (entry.querySelector(BOX) !== null && entry.querySelector('ul, ol') === null)
}

function isTicked(entry: Element): boolean {
  const box = entry.matches('[role="checkbox"]') ? entry : entry.querySelector(BOX)
  return box instanceof HTMLInputElement ? box.hasAttribute('checked') : box?.getAttribute('aria-checked') === 'true'
}

function isList(element: Element): boolean {
  return element.tagName === 'UL' || element.tagName === 'OL'
}
