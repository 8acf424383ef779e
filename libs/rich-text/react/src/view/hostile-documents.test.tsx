import type { RichTextDocument } from '@captain/rich-text-core'
import { hostileDocument } from '@captain/rich-text-core/testing/hostile-documents'
import { unsafeMarkup } from '@captain/rich-text-core/testing/unsafe-markup'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichTextView } from './rich-text-view.tsx'

const RUNS = { numRuns: 500 }
const render = (document: RichTextDocument) => renderToStaticMarkup(<RichTextView document={document} locale="ja" />)

it('no document makes the view emit a script, an event handler or a script address', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(hostileDocument, (document) => {
      expect(unsafeMarkup(render(document))).toEqual([])
    }),
    RUNS,
  )
})
