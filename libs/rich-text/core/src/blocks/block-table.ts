import type { BlockDefinition } from './define-block.ts'
import { header } from './header.ts'
import { list } from './list.ts'
import { paragraph } from './paragraph.ts'

/** Every block the product knows. A new one is an entry here; the view's and the editor's tables then don't compile until they have it. */
export const BLOCKS = { paragraph, header, list } satisfies Record<string, BlockDefinition<unknown>>

export type BlockType = keyof typeof BLOCKS

/** The parsed tree of each block type. */
export type BlockNodes = { [Type in BlockType]: NonNullable<ReturnType<(typeof BLOCKS)[Type]['read']>>['node'] }

export type BlockNode = BlockNodes[BlockType]

export const BLOCK_TYPES = Object.keys(BLOCKS) as BlockType[]

/** Whether the product can show and edit blocks of this type. */
export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(BLOCKS, type)
}
