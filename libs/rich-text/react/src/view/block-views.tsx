import type { BlockNodes, BlockType } from '@captain/rich-text-core'
import type { ReactNode } from 'react'
import type { BlockViewProps } from './block-view-props.ts'
import { CheckListView } from './check-list-view.tsx'
import { CodeView } from './code-view.tsx'
import { HeadingView } from './heading-view.tsx'
import { ImageView } from './image-view.tsx'
import { InlineView } from './inline-view.tsx'
import { LinkCardView } from './link-card-view.tsx'
import { ListView } from './list-view.tsx'
import { QuoteView } from './quote-view.tsx'
import { TableView } from './table-view.tsx'
import { VideoView } from './video-view.tsx'

type BlockViews = { [Type in BlockType]: (props: BlockViewProps<BlockNodes[Type]>) => ReactNode }

/** View component of each block type. */
export const BLOCK_VIEWS: BlockViews = {
  paragraph: ({ node }) => (
    <p className="rt-paragraph">
      <InlineView nodes={node.children} />
    </p>
  ),
  header: HeadingView,
  list: ({ node, locale }) => <ListView list={node} items={node.items} locale={locale} />,
  checkList: CheckListView,
  quote: QuoteView,
  delimiter: () => <hr className="rt-delimiter" />,
  linkTool: LinkCardView,
  embed: VideoView,
  image: ImageView,
  table: TableView,
  code: CodeView,
}
