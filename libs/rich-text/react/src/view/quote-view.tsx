import type { BlockNodes } from '@captain/rich-text-core'
import type { BlockViewProps } from './block-view-props.ts'
import { InlineView } from './inline-view.tsx'

/** A quotation and, below it, its source. */
export function QuoteView({ node }: BlockViewProps<BlockNodes['quote']>) {
  return (
    <figure className={`rt-quote rt-quote-${node.alignment}`}>
      <blockquote>
        <p>
          <InlineView nodes={node.children} />
        </p>
      </blockquote>
      {node.caption.length > 0 && (
        <figcaption>
          <InlineView nodes={node.caption} />
        </figcaption>
      )}
    </figure>
  )
}
