import type { BlockNodes } from '@captain/rich-text-core'
import type { BlockViewProps } from './block-view-props.ts'

/** Another page as a card: its title is the link, which covers the card. */
export function LinkCardView({ node }: BlockViewProps<BlockNodes['linkTool']>) {
  return (
    <div className="rt-card">
      <div className="rt-card-words">
        <a className="rt-card-title" href={node.href} rel="noopener">
          {node.title || node.host}
        </a>
        {node.description !== '' && <p className="rt-card-description">{node.description}</p>}
        {node.title !== '' && <p className="rt-card-host">{node.host}</p>}
      </div>
      {node.image !== null && <img className="rt-card-image" src={node.image} alt="" loading="lazy" decoding="async" />}
    </div>
  )
}
