import type { BlockNodes, InlineNode } from '@captain/rich-text-core'
import type { BlockViewProps } from './block-view-props.ts'
import { InlineView } from './inline-view.tsx'
import { VIEW_MESSAGES } from './messages.ts'
import { ScrollBox } from './scroll-box.tsx'

/** A table that scrolls within a box if the page is too small for it. */
export function TableView({ node, locale }: BlockViewProps<BlockNodes['table']>) {
  const [head, ...below] = node.rows
  const headings = node.withHeadings && head !== undefined ? head : null
  return (
    <ScrollBox className={node.stretched ? 'rt-table rt-stretched' : 'rt-table'} label={VIEW_MESSAGES[locale].table}>
      <table>
        {headings !== null && (
          <thead>
            <tr>{headings.map(headingCell)}</tr>
          </thead>
        )}
        <tbody>
          {(headings === null ? node.rows : below).map((row, index) => (
            // Rows and cells have no identity except their index.
            <tr key={index}>{row.map(cell)}</tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const cell = (nodes: readonly InlineNode[], index: number) => (
  <td key={index}>
    <InlineView nodes={nodes} />
  </td>
)

const headingCell = (nodes: readonly InlineNode[], index: number) => {
  // An empty corner cell is not a heading.
  const Cell = nodes.length === 0 ? 'td' : 'th'
  return (
    <Cell key={index} scope={Cell === 'th' ? 'col' : undefined}>
      <InlineView nodes={nodes} />
    </Cell>
  )
}
