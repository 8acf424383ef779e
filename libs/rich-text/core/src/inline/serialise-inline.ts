import type { InlineNode, MarkTag } from './inline-node.ts'
import { parseInline } from './parse-inline.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' }

/** Class names an editor needs on its own marks; stored HTML carries none. */
export type MarkClasses = Partial<Record<MarkTag, string>>

/** Writes the tree as the one canonical inline HTML, in the spelling of browsers: lower-case tags, no attribute but `href` (and the given classes). */
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

/** Hostile inline HTML as canonical, allowed inline HTML; sanitising twice changes nothing. */
export function sanitiseInline(html: string): string {
  return serialiseInline(parseInline(html))
}

/** The text of inline nodes without marks; a line break is `\n`. */
export function inlineText(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : inlineText(node.children))).join('')
}
