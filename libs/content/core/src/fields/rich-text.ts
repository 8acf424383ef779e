import {
  documentSchema,
  isEmptyDocument,
  mediaUsesOf,
  normaliseDocument,
  plainText,
  withStoredPictures,
  type BlockType,
  type RichTextDocument,
} from '@captain/rich-text-core'
import { pipe, transform } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'

type RichTextOptions = FieldOptions<RichTextDocument> & {
  /** Blocks that the editor offers. Default: all. */ readonly blocks?: readonly BlockType[]
}

/** Document of blocks in Editor.js form, sanitised on every write. */
export const richText = <const O extends RichTextOptions>(options: O): FieldOf<'richText', RichTextDocument, O> =>
  makeField<'richText', RichTextDocument, O>('richText', options, { blocks: options.blocks ?? null })

const isNothing = (value: unknown): boolean => value === null || value === undefined || isEmptyDocument(value as RichTextDocument)

export const richTextKind: KindDefinition<'richText'> = {
  requiredRule: 'requiredInput',
  empty: () => null,
  isEmpty: isNothing,
  // A document without visible content is stored as null.
  normalise: (value) => (isNothing(value) ? null : value),
  schema: ({ blocks }) => pipe(documentSchema(blocks === null ? {} : { blocks }), transform(normaliseDocument)),
  searchText: (value) => plainText(value as RichTextDocument),
  targets: (value, _config, _nested, path) =>
    mediaUsesOf(value as RichTextDocument).map(({ block, id }) => ({ to: 'media', path: `${path}.blocks.${block}`, id })),
  deliver: (value, _config, context) => (value === null ? null : withStoredPictures(value as RichTextDocument, (id) => context.media(id))),
}

/** Whether the field is a document of blocks. */
export const isRichText = (field: AnyField | null | undefined): boolean => field?.kind === 'richText'
