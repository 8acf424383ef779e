import type { Locale } from '@captain/locale'

/** What the view of a block is given; `anchor` is set on headings, `text` is the block's plain words. */
export type BlockViewProps<Node> = { node: Node; anchor: string | null; text: string; locale: Locale }
