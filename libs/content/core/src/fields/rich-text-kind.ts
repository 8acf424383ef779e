import {
  documentSchema,
  isDocument,
  isEmptyDocument,
  mediaUsesOf,
  normaliseDocument,
  plainText,
  withCheckLists,
  withoutForeignImages,
  withStoredImages,
  type RichTextDocument,
} from '@captain/rich-text-core'
import { pipe, transform } from 'valibot'
import type { KindDefinition } from './kind-definition.ts'

// Apart from the declaration of a field: lists load declarations, but not the parser of markup.
export const richTextKind: KindDefinition<'richText', RichTextDocument> = {
  requiredRule: 'requiredInput',
  empty: () => null,
  isEmpty: isEmptyDocument,
  // A document without visible content is stored as null.
  normalise: (value) => (isEmptyDocument(value) ? null : value),
  // Input no longer has the list style `checklist`. A stored one must not keep the other fields of its record from being saved.
  current: (value) => (isDocument(value) ? withCheckLists(value) : value),
  schema: ({ blocks }) =>
    pipe(documentSchema(blocks === null ? { ownImages: true } : { blocks, ownImages: true }), transform(normaliseDocument)),
  searchText: plainText,
  references: (value, _config, _nested, path) =>
    mediaUsesOf(value).map(({ block, id }) => ({ to: 'media', path: `${path}.blocks.${block}`, id })),
  deliver: (value, _config, context) => (value === null ? null : withoutForeignImages(withStoredImages(value, (id) => context.media(id)))),
}
