import { type BlockType, type InlineNode, inlineText, parseInline, type RichTextBlock, serialiseInline } from '@captain/rich-text-core'
import { asRecord, objectsIn } from '@captain/validation'
import type EditorJS from '@editorjs/editorjs'
import { toEditorBlock } from '../editor-data.ts'
import type { BlockKind } from './block-kinds.ts'

type Data = RichTextBlock['data']

/** Splits a text at its line breaks. A mark or a link across one is in both lines. */
const splitLines = (nodes: readonly InlineNode[]): readonly (readonly InlineNode[])[] =>
  nodes.reduce<readonly (readonly InlineNode[])[]>(
    (all, node) => {
      const parts: readonly (readonly InlineNode[])[] =
        typeof node === 'string'
          ? [[node]]
          : node.tag === 'br'
            ? [[], []]
            : splitLines(node.children).map((children) => [{ ...node, children: [...children] }])
      const [first = [], ...others] = parts
      return [...all.slice(0, -1), [...(all.at(-1) ?? []), ...first], ...others]
    },
    [[]],
  )

const lines = (html: unknown): readonly string[] =>
  typeof html === 'string' ? splitLines(parseInline(html)).map((line) => serialiseInline(line)) : []
const plain = (html: string): string => inlineText(parseInline(html))

const itemLines = (items: unknown): readonly string[] =>
  objectsIn(items).flatMap(({ content, items: nested }) => [...lines(content), ...itemLines(nested)])

/** Returns the lines of a text, as HTML with its marks. */
const linesOf = (type: string, data: Data): readonly string[] => {
  if (type === 'list') return itemLines(data['items'])
  if (type === 'checkList') return objectsIn(data['items']).flatMap(({ text }) => lines(text))
  if (type === 'code') return (typeof data['code'] === 'string' ? data['code'] : '').split('\n').map((line) => serialiseInline([line]))
  const source = type === 'quote' ? lines(data['caption']).filter((line) => plain(line) !== '') : []
  return [...lines(data['text']), ...source]
}

const dataOf = ({ type, data }: BlockKind, all: readonly string[]): Data => {
  if (type === 'list') return { ...data, items: all.map((content) => ({ content, meta: {}, items: [] })) }
  if (type === 'checkList') return { items: all.map((text) => ({ text, checked: false })) }
  if (type === 'code') return { code: all.map(plain).join('\n') }
  if (type === 'header') return { ...data, text: all.join(' ') }
  return { ...data, text: all.join('<br>') }
}

/** Returns the data of a block as another kind; the same type keeps what else it has, such as the levels of a list. */
export const converted = (type: string, data: Data, kind: BlockKind): Data =>
  type === kind.type
    ? { ...data, ...(type === 'list' ? { style: kind.data['style'], meta: {} } : kind.data) }
    : dataOf(kind, linesOf(type, data))

/**
 * Turns a block into another kind, with its lines and marks. Editor.js would join the items of a list into one line and drop the marks.
 * Returns the id of the new block; null if the block is gone.
 */
export async function turnInto(
  { blocks }: Pick<EditorJS, 'blocks'>,
  id: string,
  kind: BlockKind,
  allowed: ReadonlySet<BlockType>,
): Promise<string | null> {
  const before = blocks.getById(id)
  const saved = await before?.save()
  const index = before ? blocks.getBlockIndex(id) : undefined
  if (!before || !saved || index === undefined) return null
  const { type, data } = toEditorBlock({ type: kind.type, data: converted(before.name, asRecord(saved.data), kind) }, allowed)
  // Links to a heading name its id.
  return blocks.insert(type, data, {}, index, true, true, id).id
}
