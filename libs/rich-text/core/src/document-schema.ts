import * as v from 'valibot'
import { asRecord, isObject } from '@captain/validation'
import { BLOCK_TYPES, BLOCKS, type BlockType, blockTypeOf } from './blocks/block-table.ts'
import { LIST_MAX_STORED_LEVEL } from './blocks/list.ts'
import { codedCheck } from './coded-check.ts'
import type { RichTextBlock, RichTextDocument } from './document.ts'
import { MAX_NESTING, isWithinDepth } from './is-within-depth.ts'
import { normaliseDocument } from './normalise-document.ts'
import { hasOwnImage } from './own-images.ts'

/** Limits of one document (content model §2.1), sizes in UTF-8 bytes of its JSON. */
export const MAX_BLOCKS = 200
export const MAX_BYTES = 262144

const blockId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const blockType = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,63}$/))
const record = v.record(v.string(), v.unknown())

const blockSchema = (type: BlockType | null): v.GenericSchema<RichTextBlock> =>
  v.strictObject({
    id: v.optional(blockId),
    type: blockType,
    data: type === null ? record : BLOCKS[type].schema,
    tunes: v.optional(record),
  })

export type DocumentSchemaOptions = {
  /** Allowed block types; default: all. Unknown types are always preserved. */
  blocks?: readonly BlockType[]
  /** Refuses images of other sites. Default: they are accepted. */
  ownImages?: boolean
}

/**
 * Validates an Editor.js document and returns its sanitised form. Issue codes: `richTextBlocks`, `richTextBytes`, `richTextNesting`,
 * `richTextBlockType`, `richTextAddress`, `richTextImage`, `richTextTable`, `richTextCode`, `youtubeEmbed`, and valibot's own for malformed data.
 */
export function documentSchema({
  blocks: allowed = BLOCK_TYPES,
  ownImages = false,
}: DocumentSchemaOptions = {}): v.GenericSchema<RichTextDocument> {
  const isAllowed = (stored: string) => {
    const type = blockTypeOf(stored)
    return type === null || allowed.includes(type)
  }
  const block = v.pipe(
    v.lazy((input) => blockSchema(typeOf(input))),
    codedCheck('richTextBlockType', { blocks: allowed.join(', ') }, (value: RichTextBlock) => isAllowed(value.type)),
    codedCheck('richTextImage', {}, (value: RichTextBlock) => !ownImages || hasOwnImage(value)),
  )
  const shape: v.GenericSchema<RichTextDocument> = v.strictObject({
    time: v.optional(v.number()),
    version: v.optional(v.pipe(v.string(), v.regex(/^[\w.+-]{1,32}$/))),
    blocks: v.pipe(
      // The count is checked before any block.
      v.array(v.unknown()) as v.GenericSchema<RichTextBlock[]>,
      codedCheck('richTextBlocks', { maxBlocks: MAX_BLOCKS }, (value: RichTextBlock[]) => value.length <= MAX_BLOCKS),
      v.array(block),
    ),
  })
  const fits = (value: RichTextDocument) => jsonBytes(value) <= MAX_BYTES
  const within = (passes: (value: RichTextDocument) => boolean) => codedCheck('richTextBytes', { maxBytes: MAX_BYTES }, passes)
  const object = v.custom<RichTextDocument>(isObject)
  return v.pipe(
    object,
    codedCheck('richTextNesting', { maxNesting: LIST_MAX_STORED_LEVEL }, (value: RichTextDocument) => isWithinDepth(value, MAX_NESTING)),
    // A schema ends a pipe that has found an issue: a document that nests too deep can't even be serialised.
    object,
    // Checked before validation in detail, whose cost grows with the size.
    within(fits),
    shape,
    v.transform(normaliseDocument),
    // Escaping makes raw text a little longer.
    within(fits),
  )
}

function typeOf(input: unknown): BlockType | null {
  const { type } = asRecord(input)
  return typeof type === 'string' ? blockTypeOf(type) : null
}

function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}
