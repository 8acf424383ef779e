import { Parser } from 'htmlparser2'
import { type InlineNode, MARK_TAGS, type MarkTag } from './inline-node.ts'
import { linkAddress } from './link-address.ts'
import { storableText } from './storable-text.ts'

const MARK_OF: ReadonlyMap<string, MarkTag> = new Map<string, MarkTag>([
  ...MARK_TAGS.map((tag) => [tag, tag] as const),
  ['strong', 'b'],
  ['em', 'i'],
  ['ins', 'u'],
  ['del', 's'],
  ['strike', 's'],
])

// Their text is code, markup or a fallback that readers never see.
const DROPPED_WITH_CONTENT = new Set(
  'script style title head iframe noscript noframes noembed template textarea select object embed svg math canvas audio video xmp plaintext'.split(
    ' ',
  ),
)

// Block elements start on a new line; without a break, two paragraphs in one text would become one word.
const LINES = new Set(
  `address article aside blockquote caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr legend li main menu nav ol p pre search section summary table tbody tfoot thead tr ul`.split(/\s+/),
)
const CELLS = new Set(['td', 'th'])

// The parser walks its open elements at each closing tag; texts by people stay far below this limit.
const MAX_OPEN_ELEMENTS = 500

type Frame = { tag: string; children: InlineNode[]; hidden: boolean; wrap: ((children: InlineNode[]) => InlineNode) | null }

/**
 * Reads untrusted inline HTML into a tree of allowed nodes. No tag nests in itself, so the tree is at most seven deep. Markup with hundreds
 * of open elements is read as plain text.
 */
export function parseInline(html: string): InlineNode[] {
  const root: InlineNode[] = []
  // Most texts contain no markup.
  if (!/[<&]/.test(html)) return pushText(root, html)
  const frames: Frame[] = []
  const open = new Set<string>()
  let hopeless = false
  let gap: 'line' | 'cell' | null = null
  let isAtStart = true
  const target = () => frames.at(-1)?.children ?? root
  const border = (name: string) => {
    if (isAtStart || frames.at(-1)?.hidden) return
    if (LINES.has(name)) gap = 'line'
    else if (CELLS.has(name)) gap ??= 'cell'
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const hidden = (frames.at(-1)?.hidden ?? false) || DROPPED_WITH_CONTENT.has(name)
      border(name)
      if (name === 'br' && !hidden) {
        target().push({ tag: 'br' })
        gap = null
        isAtStart = true
      }
      const wrap = hidden ? null : wrapperFor(name, attributes['href'], open)
      const tag = wrap ? (MARK_OF.get(name) ?? name) : ''
      if (wrap) open.add(tag)
      if (frames.length >= MAX_OPEN_ELEMENTS) {
        hopeless = true
        parser.pause()
      }
      frames.push({ tag, hidden, wrap, children: wrap ? [] : target() })
    },
    ontext(text) {
      if (frames.at(-1)?.hidden) return
      if (gap !== null) {
        if (text.trim() === '') return
        if (gap === 'line') target().push({ tag: 'br' })
        else pushText(target(), ' ')
        gap = null
      }
      pushText(target(), text)
      isAtStart &&= text.trim() === ''
    },
    onclosetag(name) {
      border(name)
      const frame = frames.pop()
      if (!frame?.wrap) return
      open.delete(frame.tag)
      if (frame.children.length > 0) target().push(frame.wrap(frame.children))
    },
  })
  parser.end(html)
  return hopeless ? pushText([], html) : root
}

function wrapperFor(name: string, href: string | undefined, open: ReadonlySet<string>): Frame['wrap'] {
  const mark = MARK_OF.get(name)
  if (mark) return open.has(mark) ? null : (children) => ({ tag: mark, children })
  if (name !== 'a' || open.has('a') || href === undefined) return null
  const address = linkAddress(href)
  return address === null ? null : (children) => ({ tag: 'a', href: address, children })
}

function pushText(nodes: InlineNode[], raw: string): InlineNode[] {
  const text = storableText(raw)
  const last = nodes.at(-1)
  if (typeof last === 'string') nodes[nodes.length - 1] = last + text
  else if (text !== '') nodes.push(text)
  return nodes
}
