import { type BlockType, HEADER_LEVELS } from '@captain/rich-text-core'
import { asRecord } from '@captain/validation'
import type { ToolConstructable, ToolSettings } from '@editorjs/editorjs'
import type { EditorMessages } from '../messages/editor-messages.ts'
import type { Findable } from './matching.ts'
import { SEARCH_WORDS } from './search-words.ts'

/** A block that users can start, or turn a block into: a type with what is particular about it, such as the level of a heading. */
export type BlockKind = Findable & {
  readonly key: string
  readonly type: string
  /** Data of a new block. */
  readonly data: Readonly<Record<string, unknown>>
  readonly icon: string
}

type Tools = Readonly<Record<string, ToolSettings | ToolConstructable>>

/** Types that contain nothing but text, and can therefore be turned into each other. */
const TEXTS: ReadonlySet<string> = new Set<BlockType>(['paragraph', 'header', 'list', 'checkList', 'quote', 'code'])

const EMPTY_ITEM = { content: '', meta: {}, items: [] }

/** Returns the blocks that a field offers, under their names and in the order of its tools. */
export function kindsOf(tools: Tools, { dictionary: { toolNames } }: EditorMessages): readonly BlockKind[] {
  const names: Readonly<Record<string, string>> = toolNames
  return Object.entries(tools).flatMap(([type, tool]) => {
    const { class: Tool, toolbox } = 'class' in tool ? tool : { class: tool, toolbox: undefined }
    const declared = toolbox ?? (Tool !== undefined && 'toolbox' in Tool ? Tool.toolbox : undefined)
    return (declared === undefined || declared === false ? [] : [declared].flat()).map(({ title = '', icon = '', data }): BlockKind => {
      const style = asRecord(data)['style']
      return {
        key: typeof style === 'string' ? `${type}-${style}` : type,
        type,
        data: type === 'list' ? { style, meta: {}, items: [EMPTY_ITEM] } : {},
        icon,
        name: names[title] ?? title,
        words: SEARCH_WORDS[title] ?? [],
      }
    })
  })
}

/** Returns what a text can be turned into: each level of a heading is a separate choice. */
export function textKindsOf(kinds: readonly BlockKind[], { dictionary }: EditorMessages): readonly BlockKind[] {
  const levels: Readonly<Record<string, string>> = dictionary.tools.header
  return kinds
    .filter(({ type }) => TEXTS.has(type))
    .flatMap((kind) =>
      kind.type === 'header'
        ? HEADER_LEVELS.map((level): BlockKind => ({
            ...kind,
            key: `header-${level}`,
            data: { level },
            name: levels[`Heading ${level}`] ?? kind.name,
            words: [...kind.words, `h${level}`],
          }))
        : [kind],
    )
}

/** Returns the key of the kind of a block on screen. */
export function keyOfBlock(type: string, block: Element): string {
  if (type === 'list') return `list-${block.querySelector('.cdx-list-ordered') === null ? 'unordered' : 'ordered'}`
  return type === 'header' ? `header-${block.querySelector('.ce-header')?.tagName.slice(1) ?? ''}` : type
}
