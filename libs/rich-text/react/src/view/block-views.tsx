import type { Locale } from '@captain/locale'
import type { BlockNodes, BlockType } from '@captain/rich-text-core'
import type { ReactNode } from 'react'
import { InlineView } from './inline-view.tsx'
import { ListView } from './list-view.tsx'

export type BlockViewProps<Node> = { node: Node; anchor: string | null; locale: Locale }

type BlockViews = { [Type in BlockType]: (props: BlockViewProps<BlockNodes[Type]>) => ReactNode }

/** How each block type looks. */
export const BLOCK_VIEWS: BlockViews = {
  paragraph: ({ node }) => (
    <p className="rt-paragraph">
      <InlineView nodes={node.children} />
    </p>
  ),
  header: ({ node, anchor }) => {
    const Heading = `h${node.level}` as const
    return (
      <Heading className="rt-heading" id={anchor ?? undefined}>
        <InlineView nodes={node.children} />
      </Heading>
    )
  },
  list: ({ node, locale }) => <ListView list={node} items={node.items} locale={locale} />,
}
