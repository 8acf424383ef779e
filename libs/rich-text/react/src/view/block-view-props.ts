import type { Locale } from '@captain/locale'

/** Props of a block view; `anchor` is set on headings, `text` is the block's plain text. */
export type BlockViewProps<Node> = { node: Node; anchor: string | null; text: string; locale: Locale }
