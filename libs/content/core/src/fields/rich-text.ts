import {
  documentSchema,
  isEmptyDocument,
  mediaUsesOf,
  normaliseDocument,
  plainText,
  withStoredImages,
  type BlockType,
  type RichTextDocument,
} from '@captain/rich-text-core'
import { pipe, transform } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'

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

export const richTextKind: KindDefinition<'richText', RichTextDocument> = {
  requiredRule: 'requiredInput',
  empty: () => null,
  isEmpty: isEmptyDocument,
  // A document without visible content is stored as null.
  normalise: (value) => (isEmptyDocument(value) ? null : value),
  schema: ({ blocks }) => pipe(documentSchema(blocks === null ? {} : { blocks }), transform(normaliseDocument)),
  searchText: plainText,
  references: (value, _config, _nested, path) =>
    mediaUsesOf(value).map(({ block, id }) => ({ to: 'media', path: `${path}.blocks.${block}`, id })),
  deliver: (value, _config, context) => (value === null ? null : withStoredImages(value, (id) => context.media(id))),
}

/** Whether the field is a document of blocks. */
export const isRichText = (field: AnyField | null | undefined): boolean => field?.kind === 'richText'
