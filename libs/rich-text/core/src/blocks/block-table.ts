import { keysOf } from '@captain/validation'
import { checkList } from './check-list.ts'
import { code } from './code.ts'
import type { BlockDefinition } from './define-block.ts'
import { delimiter } from './delimiter.ts'
import { embed } from './embed.ts'
import { header } from './header.ts'
import { image } from './image.ts'
import { linkTool } from './link-tool.ts'
import { list } from './list.ts'
import { paragraph } from './paragraph.ts'
import { quote } from './quote.ts'
import { table } from './table.ts'

/** Every block type of the product. Add a new type here; the tables of the view and the editor then don't compile until they include it. */
export const BLOCKS = {
  paragraph,
  header,
  list,
  checkList,
  quote,
  delimiter,
  linkTool,
  embed,
  image,
  table,
  code,
} satisfies Record<string, BlockDefinition<unknown>>

export type BlockType = keyof typeof BLOCKS

/** The parsed tree of each block type. */
export type BlockNodes = { [Type in BlockType]: NonNullable<ReturnType<(typeof BLOCKS)[Type]['read']>>['node'] }

export type BlockNode = BlockNodes[BlockType]

export const BLOCK_TYPES: readonly BlockType[] = keysOf(BLOCKS)

// The name of the block in the tool's own documentation.
const ALIASES: ReadonlyMap<string, BlockType> = new Map([['checklist', 'checkList']])

/** Whether the product can show and edit blocks of this type. */
export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(BLOCKS, type)
}

/** Returns the block type of a stored type string; null for an unknown type. */
export function blockTypeOf(stored: string): BlockType | null {
  return isBlockType(stored) ? stored : (ALIASES.get(stored) ?? null)
}
