import type { InlineNode, MarkTag } from './inline-node.ts'
import { parseInline } from './parse-inline.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' }

/** Class names that an editor needs on its marks; stored HTML has none. */
export type MarkClasses = Partial<Record<MarkTag, string>>

/**
 * Serialises the tree as canonical inline HTML, spelled as browsers do: lower-case tags, no attribute but `href` (and the given classes).
 */
export function serialiseInline(nodes: readonly InlineNode[], classes: MarkClasses = {}): string {
  return nodes.map((node) => serialiseNode(node, classes)).join('')
}

function serialiseNode(node: InlineNode, classes: MarkClasses): string {
  if (typeof node === 'string') return escapeHtml(node)
  if (node.tag === 'br') return '<br>'
  const content = serialiseInline(node.children, classes)
  if (node.tag === 'a') return `<a href="${escapeAttribute(node.href)}">${content}</a>`
  const className = classes[node.tag]
  return `<${node.tag}${className ? ` class="${escapeAttribute(className)}"` : ''}>${content}</${node.tag}>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>\u00a0]/g, (character) => ENTITIES[character] ?? character)
}

function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;')
}

/** Sanitises untrusted inline HTML into its canonical form; the function is idempotent. */
export function sanitiseInline(html: string): string {
  return serialiseInline(parseInline(html))
}

/** Returns the text of inline nodes without marks; a line break is `\n`. */
export function inlineText(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : inlineText(node.children))).join('')
}
