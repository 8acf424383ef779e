import type { BlockNodes } from '@captain/rich-text-core'
import type { BlockViewProps } from './block-view-props.ts'
import { InlineView } from './inline-view.tsx'
import { VIEW_MESSAGES } from './messages.ts'

/** A heading with a link to itself next to it, so that the link is not part of the heading's name; renders nothing without text. */
export function HeadingView({ node, anchor, text, locale }: BlockViewProps<BlockNodes['header']>) {
  if (text.trim() === '') return null
  const Heading = `h${node.level}` as const
  return (
    <div className={`rt-heading rt-heading-${node.level}`}>
      <Heading className="rt-heading-text" id={anchor ?? undefined}>
        <InlineView nodes={node.children} />
      </Heading>
      {anchor !== null && (
        // A preview opens links in another window; this link stays on the page.
        <a className="rt-anchor" href={`#${anchor}`} target="_self" aria-label={VIEW_MESSAGES[locale].linkTo(text)}>
          <span aria-hidden="true">#</span>
        </a>
      )}
    </div>
  )
}
