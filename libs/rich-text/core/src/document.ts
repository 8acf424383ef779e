import type { BlockData } from './blocks/define-block.ts'

/** One block as Editor.js stores it; `type` may be unknown to this version. */
export type RichTextBlock = { id?: string | undefined; type: string; data: BlockData; tunes?: Record<string, unknown> | undefined }

/** A document as Editor.js 2.31 stores it. */
export type RichTextDocument = { time?: number | undefined; version?: string | undefined; blocks: RichTextBlock[] }
