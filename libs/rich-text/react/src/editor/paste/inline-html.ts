import { serialiseInline } from '@captain/rich-text-core'

const MARK_OF: Readonly<Record<string, string>> = {
  B: 'b',
  STRONG: 'b',
  I: 'i',
  EM: 'i',
  CITE: 'i',
  U: 'u',
  INS: 'u',
  S: 's',
  DEL: 's',
  STRIKE: 's',
  MARK: 'mark',
  CODE: 'code',
  KBD: 'code',
  SAMP: 'code',
  TT: 'code',
}

/** Elements without visible text. */
export const UNREADABLE =
  'script, style, template, noscript, title, meta, link, iframe, object, embed, svg, math, canvas, audio, video, button, select, textarea'

const BLOCKS =
  'address, article, aside, blockquote, dd, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, tbody, td, tfoot, th, thead, tr, ul'

/** Whether an element is a block element. */
export function isBlock(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.matches(BLOCKS)
}

/** Whether an element contains a block element. */
export function containsBlocks(element: Element): boolean {
  return element.querySelector(`${BLOCKS}, img`) !== null
}

/** Converts pasted nodes to inline HTML: marks by tag or style, links, and line breaks, also between blocks. */
export function inlineHtml(nodes: Iterable<Node>): string {
  return [...nodes]
    .map(nodeHtml)
    .join('')
    .replace(/ *<br> */g, '<br>')
    .replace(/^(?:<br>|\s)+|(?:<br>|\s)+$/g, '')
    .replace(/(?:<br>){3,}/g, '<br><br>')
}

/** Escapes text as HTML. */
export function escapeText(text: string): string {
  return serialiseInline([text])
}

function nodeHtml(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeText((node.textContent ?? '').replace(/[\s\u00a0]+/g, ' '))
  if (!(node instanceof HTMLElement) || node.matches(UNREADABLE) || isHidden(node)) return ''
  if (node.tagName === 'BR') return '<br>'
  const inner = [...node.childNodes].map(nodeHtml).join('')
  if (isBlock(node)) return `<br>${inner}<br>`
  return marksOf(node).reduce((html, [open, close]) => (html.trim() === '' ? html : `${open}${html}${close}`), inner)
}

function isHidden(element: HTMLElement): boolean {
  return element.style.display === 'none' || /mso-hide\s*:\s*all/.test(element.getAttribute('style') ?? '')
}

function marksOf(element: HTMLElement): [string, string][] {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style
  const own = MARK_OF[element.tagName]
  const lines = `${textDecoration} ${textDecorationLine}`
  const marks = new Set(own === undefined ? [] : [own])
  // Google Docs wraps copied content in a `b` styled as not bold, and writes marks as styles.
  if (/^(?:normal|[1-4]00)$/.test(fontWeight)) marks.delete('b')
  if (/^(?:bold|bolder|[6-9]00)$/.test(fontWeight)) marks.add('b')
  if (fontStyle === 'normal') marks.delete('i')
  if (fontStyle === 'italic') marks.add('i')
  if (lines.includes('line-through')) marks.add('s')
  if (lines.includes('underline') && element.closest('a') === null) marks.add('u')
  const tags = [...marks].map((tag): [string, string] => [`<${tag}>`, `</${tag}>`])
  const href = element.tagName === 'A' ? element.getAttribute('href') : null
  return href === null ? tags : [...tags, [`<a href="${escapeText(href).replaceAll('"', '&quot;')}">`, '</a>']]
}
