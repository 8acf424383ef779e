import { containsBlocks, inlineHtml, isBlock, UNREADABLE } from './inline-html.ts'
import { type Pasted, pastedBlock, pastedList, type PasteResult } from './pasted-block.ts'
import { readList, readLoneItem } from './read-list.ts'
import { isSourceTooLong, isTooLong } from './too-long.ts'
import { restoreWordLists } from './word-lists.ts'

/** Limit of elements: reading more would freeze the page for seconds, and no document can contain that many cells or items. */
const MAX_ELEMENTS = 100_000

const HEADING_LEVELS: Readonly<Record<string, number>> = { H1: 2, H2: 2, H3: 3, H4: 4, H5: 4, H6: 4 }

/**
 * Reads pasted HTML as blocks; null if it or its text is too long or it has too many elements. Parses it in a separate document, in
 * which no script runs and no resource loads.
 */
export function readHtml(html: string): PasteResult | null {
  if (isSourceTooLong(html)) return null
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const unreadable of body.querySelectorAll(UNREADABLE)) unreadable.remove()
  if (isTooLong(body.textContent) || body.querySelectorAll('*').length > MAX_ELEMENTS) return null
  // An image that would have to be loaded from another site is omitted; an image with its data is uploaded.
  const elsewhere = body.querySelectorAll('img:not([src^="data:image/"])')
  for (const image of elsewhere) image.remove()
  restoreWordLists(body)
  const reading: PasteResult = { pasted: [], leftOutImages: elsewhere.length > 0 }
  readNodes(body, reading)
  return reading
}

function readNodes(parent: Element, reading: PasteResult): void {
  let loose: Node[] = []
  const settle = () => {
    for (const paragraph of paragraphs(inlineHtml(loose), parent.tagName === 'BODY')) reading.pasted.push(paragraph)
    loose = []
  }
  for (const node of parent.childNodes) {
    const stands = isBlock(node) || (node instanceof HTMLElement && (node.tagName === 'IMG' || containsBlocks(node)))
    if (!stands) {
      loose.push(node)
      continue
    }
    settle()
    readBlock(node, reading)
  }
  settle()
}

/** Two line breaks separate paragraphs. */
function paragraphs(html: string, isLoose: boolean): Pasted[] {
  return html
    .split(/(?:<br>\s*){2,}/)
    .filter((text) => text.trim() !== '')
    .map((text) => (isLoose ? { kind: 'text', html: text.trim() } : pastedBlock('paragraph', { text: text.trim() })))
}

function readBlock(element: HTMLElement, reading: PasteResult): void {
  const { tagName } = element
  const level = HEADING_LEVELS[tagName]
  if (element instanceof HTMLImageElement) return readImage(element, reading)
  if (tagName === 'LI') return joinLoneItem(element, reading)
  const block = level === undefined ? readSpecial(element) : pastedBlock('header', { text: lineOf(element), level })
  if (block) reading.pasted.push(block)
  else readNodes(element, reading)
}

function readSpecial(element: HTMLElement): Pasted | null {
  switch (element.tagName) {
    case 'UL':
    case 'OL':
      return readList(element)
    case 'BLOCKQUOTE':
      return pastedBlock('quote', { text: inlineHtml(element.childNodes), caption: '', alignment: 'left' })
    case 'PRE':
      return pastedBlock('code', { code: element.textContent ?? '' })
    case 'HR':
      return pastedBlock('delimiter', {})
    default:
      return element instanceof HTMLTableElement ? readTable(element) : null
  }
}

/** Consecutive items without a list become one list. */
function joinLoneItem(element: HTMLElement, { pasted }: PasteResult): void {
  const before = element.previousElementSibling?.tagName === 'LI' ? pasted.at(-1) : undefined
  const items: unknown = before?.kind === 'block' ? before.block.data['items'] : undefined
  if (Array.isArray(items)) items.push(readLoneItem(element))
  else pasted.push(pastedList('unordered', [readLoneItem(element)]))
}

/** A table of one cell is only a frame around other content. */
function readTable(table: HTMLTableElement): Pasted | null {
  const rows = [...table.rows].filter((row) => row.cells.length > 0)
  const width = rows.reduce((max, row) => Math.max(max, row.cells.length), 0)
  if (rows.length * width < 2) return null
  const content = rows.map((row) => Array.from({ length: width }, (_, index) => inlineHtml(row.cells[index]?.childNodes ?? [])))
  const withHeadings = table.tHead !== null || [...(rows[0]?.cells ?? [])].every((cell) => cell.tagName === 'TH')
  return pastedBlock('table', { withHeadings, stretched: false, content })
}

function readImage(image: HTMLImageElement, reading: PasteResult): void {
  const file = fileOf(image.getAttribute('src') ?? '')
  if (file) reading.pasted.push({ kind: 'file', file })
  else reading.leftOutImages = true
}

function fileOf(address: string): File | null {
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=\s]+)$/.exec(address) ?? []
  if (type === undefined || base64 === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0))
    return new File([bytes], `pasted.${type.slice('image/'.length)}`, { type })
  } catch {
    return null
  }
}

function lineOf(element: HTMLElement): string {
  return inlineHtml(element.childNodes).replaceAll('<br>', ' ')
}
