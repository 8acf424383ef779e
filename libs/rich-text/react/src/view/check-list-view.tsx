import type { BlockNodes } from '@captain/rich-text-core'
import type { BlockViewProps } from './block-view-props.ts'
import { CheckMark } from './check-mark.tsx'
import { InlineView } from './inline-view.tsx'

/** A read-only check list. */
export function CheckListView({ node, locale }: BlockViewProps<BlockNodes['checkList']>) {
  return (
    <ul className="rt-list rt-list-checklist">
      {node.items.map((item, index) => (
        // Items have no identity except their index.
        <li className="rt-item" key={index}>
          <CheckMark checked={item.checked} locale={locale} />
          <InlineView nodes={item.children} />
        </li>
      ))}
    </ul>
  )
}
