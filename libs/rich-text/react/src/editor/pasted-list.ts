import List from '@editorjs/list'

type PasteEvent = Parameters<List['onPaste']>[0]
type ListData = ReturnType<List['save']>
type ListItem = ListData['items'][number]

/** The tool draws its data anew when its style is set; its own type keeps both to itself. */
type Drawing = { data: ListData; listStyle: ListData['style'] }

/** The list tool, with pasted lists read by us: its own reading leaves the text of a nested list in the parent's text too. */
export class PastableList extends List {
  override onPaste(event: PasteEvent): void {
    const data = readPastedList((event as CustomEvent<{ data: HTMLElement }>).detail.data)
    const drawing = this as unknown as Drawing
    drawing.data = data
    drawing.listStyle = data.style
  }
}

/** A pasted `ul`, `ol` or lone `li` as a list of the editor. Takes the element apart. */
function readPastedList(element: Element): ListData {
  if (element.tagName === 'LI') return { style: 'unordered', meta: {}, items: [readItem(element)] }
  const items = readItems(element)
  return element.tagName === 'OL'
    ? { style: 'ordered', meta: { start: 1, counterType: 'numeric' }, items }
    : { style: 'unordered', meta: {}, items }
}

function readItems(list: Element): ListItem[] {
  const items: ListItem[] = []
  for (const child of list.children) {
    if (child.tagName === 'LI') items.push(readItem(child))
    // Word processors put a nested list beside the item it belongs to.
    else if (isList(child)) (items.at(-1)?.items ?? items).push(...readItems(child))
  }
  return items
}

function readItem(element: Element): ListItem {
  const items: ListItem[] = []
  for (let nested = firstList(element); nested; nested = firstList(element)) {
    nested.replaceWith(document.createElement('br'))
    items.push(...readItems(nested))
  }
  // White space beside a line break is the page's indentation.
  const lines = element.innerHTML.split('<br>').map((line) => line.trim())
  while (lines[0] === '') lines.shift()
  while (lines.at(-1) === '') lines.pop()
  return { content: lines.join('<br>'), meta: {}, items }
}

/** The first in document order, so none that is inside another. */
function firstList(element: Element): Element | null {
  return element.querySelector('ul, ol')
}

function isList(element: Element): boolean {
  return element.tagName === 'UL' || element.tagName === 'OL'
}
