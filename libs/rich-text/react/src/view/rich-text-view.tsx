import type { Locale } from '@captain/locale'
import { type BlockNodes, type BlockType, type ReadBlock, readDocument, type RichTextDocument } from '@captain/rich-text-core'
import type { ReactNode } from 'react'
import { BLOCK_VIEWS, type BlockViewProps } from './block-views.tsx'
import { VIEW_MESSAGES } from './messages.ts'

export type RichTextViewProps = { document: RichTextDocument; locale: Locale }

/** A stored document as semantic HTML: the one renderer of the public site, the preview and the back office. Needs `rich-text.css`. */
export function RichTextView({ document, locale }: RichTextViewProps): ReactNode {
  return (
    <div className="rt" lang={locale}>
      {readDocument(document).map((block) => (
        <BlockView key={block.key} block={block} locale={locale} />
      ))}
    </div>
  )
}

function BlockView({ block: { node, anchor }, locale }: { block: ReadBlock; locale: Locale }): ReactNode {
  if (node.type === 'unsupported') return <p className="rt-unsupported">{VIEW_MESSAGES[locale].unsupported(node.blockType)}</p>
  // The table pairs each type with its own node; the compiler can't follow that pairing through a union.
  const View = BLOCK_VIEWS[node.type] as (props: BlockViewProps<BlockNodes[BlockType]>) => ReactNode
  return <View node={node} anchor={anchor} locale={locale} />
}
