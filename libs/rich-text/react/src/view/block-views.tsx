import type { Locale } from '@captain/locale'
import type { BlockNodes, BlockType, InlineNode } from '@captain/rich-text-core'
import type { ReactNode } from 'react'
import { InlineView } from './inline-view.tsx'
import { CheckMark, ListView } from './list-view.tsx'

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
  checkList: ({ node, locale }) => (
    <ul className="rt-list rt-list-checklist">
      {node.items.map((item, index) => (
        // Items have no identity but their place.
        <li className="rt-item" key={index}>
          <CheckMark checked={item.checked} locale={locale} />
          <InlineView nodes={item.children} />
        </li>
      ))}
    </ul>
  ),
  quote: ({ node }) => (
    <figure className="rt-quote">
      <blockquote>
        <InlineView nodes={node.children} />
      </blockquote>
      <Caption nodes={node.caption} />
    </figure>
  ),
  delimiter: () => <hr className="rt-delimiter" />,
  linkTool: ({ node }) => (
    <p className="rt-link">
      <a href={node.href} rel="noopener">
        {node.title || node.host}
      </a>
    </p>
  ),
  embed: ({ node }) => (
    <figure className="rt-embed">
      <a href={node.watchUrl} rel="noopener">
        YouTube
      </a>
      <Caption nodes={node.caption} />
    </figure>
  ),
  image: ({ node }) => (
    <figure className="rt-image">
      <img src={node.src} alt={node.alt} width={node.width ?? undefined} height={node.height ?? undefined} loading="lazy" />
      <Caption nodes={node.caption} />
    </figure>
  ),
  table: ({ node }) => (
    <table className="rt-table">
      <tbody>
        {node.rows.map((row, rowIndex) => (
          // Rows and cells have no identity but their place.
          <tr key={rowIndex}>
            {row.map((cell, index) => (
              <td key={index}>
                <InlineView nodes={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  code: ({ node }) => (
    <pre className="rt-code">
      <code>{node.code}</code>
    </pre>
  ),
}

function Caption({ nodes }: { nodes: readonly InlineNode[] }) {
  return (
    nodes.length > 0 && (
      <figcaption>
        <InlineView nodes={nodes} />
      </figcaption>
    )
  )
}
