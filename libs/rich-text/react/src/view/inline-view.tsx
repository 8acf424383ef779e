import type { InlineNode } from '@captain/rich-text-core'
import type { ReactNode } from 'react'

/** Renders inline nodes as elements; the tree contains allowed tags only, so no HTML text is inserted. */
export function InlineView({ nodes }: { nodes: readonly InlineNode[] }): ReactNode {
  // The tree is rebuilt from its document, never edited in place: the index is the identity.
  return nodes.map((node, index) => <InlineNodeView key={index} node={node} />)
}

function InlineNodeView({ node }: { node: InlineNode }): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return <br />
  const content = <InlineView nodes={node.children} />
  if (node.tag === 'a') {
    return (
      <a href={node.href} rel="noopener">
        {content}
      </a>
    )
  }
  const Tag = node.tag
  return <Tag>{content}</Tag>
}
