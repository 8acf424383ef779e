import type { BlockNodes } from '@captain/rich-text-core'
import type { BlockViewProps } from './block-view-props.ts'
import { VIEW_MESSAGES } from './messages.ts'
import { ScrollBox } from './scroll-box.tsx'

/** Program code with its line breaks; translation tools skip it. */
export function CodeView({ node, locale }: BlockViewProps<BlockNodes['code']>) {
  return (
    <ScrollBox className="rt-code" label={VIEW_MESSAGES[locale].code}>
      <pre>
        <code translate="no">{node.code}</code>
      </pre>
    </ScrollBox>
  )
}
