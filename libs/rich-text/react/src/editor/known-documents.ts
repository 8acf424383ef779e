import { type RichTextDocument, saysTheSame, withCheckLists } from '@captain/rich-text-core'

/** Maximum number of documents to compare with: those of about a minute of uninterrupted writing. */
const LIMIT = 200

export type KnownDocuments = {
  add: (document: RichTextDocument) => void
  /** Returns the known document with the same content; a new one becomes known. */
  of: (document: RichTextDocument) => RichTextDocument
}

/**
 * The documents that a field received or handed over. What was changed back is handed over as it was received, with its time, ids and
 * optional keys, so that the form sees no change.
 */
export function knownDocuments(first: RichTextDocument): KnownDocuments {
  const received = new Map<RichTextDocument, RichTextDocument>()
  const known = new Map<RichTextDocument, RichTextDocument>()
  const put = (into: Map<RichTextDocument, RichTextDocument>, document: RichTextDocument) => {
    into.set(document, withCheckLists(document))
    const [oldest] = into.keys()
    if (into.size > LIMIT && oldest !== undefined) into.delete(oldest)
  }
  put(received, first)
  return {
    add: (document) => put(received, document),
    of(document) {
      for (const documents of [received, known]) {
        for (const [one, current] of documents) if (saysTheSame(current, document)) return one
      }
      put(known, document)
      return document
    },
  }
}
