import type { BlockType, RichTextDocument } from '@captain/rich-text-core'
import { makeField, type AnyField, type FieldOf, type FieldOptions } from './field.ts'

type RichTextOptions = FieldOptions<RichTextDocument> & {
  /**
   * Blocks that the editor offers. Default: all.
   *
   * @example ['paragraph', 'list']
   */
  readonly blocks?: readonly BlockType[]
}

/** Document of blocks in Editor.js form, sanitised on every write. */
export const richText = <const O extends RichTextOptions>(options: O): FieldOf<'richText', RichTextDocument, O> =>
  makeField<'richText', RichTextDocument, O>('richText', options, { blocks: options.blocks ?? null })

/** Whether the field is a document of blocks. */
export const isRichText = (field: AnyField | null | undefined): boolean => field?.kind === 'richText'
