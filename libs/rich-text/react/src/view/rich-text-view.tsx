import type { Locale } from '@captain/locale'
import { type BlockNodes, type BlockType, type ReadBlock, readDocument, type RichTextDocument } from '@captain/rich-text-core'
import type { ReactNode } from 'react'
import type { BlockViewProps } from './block-view-props.ts'
import { BLOCK_VIEWS } from './block-views.tsx'
import { VIEW_MESSAGES } from './messages.ts'

export type RichTextViewProps = {
  document: RichTextDocument
  locale: Locale
  /** Prefix of heading anchors, for pages that show several documents. */
  anchorPrefix?: string | undefined
  /** Shows the type of a block that can't be displayed, which is meaningless to visitors. */
  forStaff?: boolean
}

/**
 * Renders a stored document as semantic HTML: the one renderer of the public site, the preview and the back office. Requires
 * `rich-text.css`.
 */
export function RichTextView({ document, locale, anchorPrefix, forStaff = false }: RichTextViewProps): ReactNode {
  return (
    <div className="rt" lang={locale}>
      {readDocument(document).map((block) => (
        <BlockView key={block.key} block={block} locale={locale} anchorPrefix={anchorPrefix} forStaff={forStaff} />
      ))}
    </div>
  )
}

type BlockViewOwnProps = Omit<RichTextViewProps, 'document'> & { block: ReadBlock }

function BlockView({ block: { node, anchor, text }, locale, anchorPrefix, forStaff }: BlockViewOwnProps): ReactNode {
  if (node.type === 'unsupported') {
    const words = VIEW_MESSAGES[locale]
    return <p className="rt-unsupported">{forStaff ? words.unsupportedType(node.blockType) : words.unsupported}</p>
  }
  // The table pairs each type with its node; the compiler can't follow that pairing through a union.
  const View = BLOCK_VIEWS[node.type] as (props: BlockViewProps<BlockNodes[BlockType]>) => ReactNode
  const ownAnchor = anchor !== null && anchorPrefix !== undefined ? `${anchorPrefix}-${anchor}` : anchor
  return <View node={node} anchor={ownAnchor} text={text} locale={locale} />
}
