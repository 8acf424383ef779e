import { isObject } from '@captain/validation'
import type { BlockData } from './blocks/define-block.ts'

/** One block as Editor.js stores it; `type` may be unknown to this version. */
export type RichTextBlock = { id?: string | undefined; type: string; data: BlockData; tunes?: Record<string, unknown> | undefined }

/** A document as Editor.js 2.31 stores it. */
export type RichTextDocument = { time?: number | undefined; version?: string | undefined; blocks: RichTextBlock[] }

const isBlock = (value: unknown): boolean => isObject(value) && typeof value['type'] === 'string' && isObject(value['data'])

/** Returns whether a value has the form of a document; the data of its blocks may still be invalid. */
export const isDocument = (value: unknown): value is RichTextDocument =>
  isObject(value) && Array.isArray(value['blocks']) && value['blocks'].every(isBlock)
