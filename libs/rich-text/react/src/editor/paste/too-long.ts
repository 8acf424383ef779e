import { MAX_BYTES } from '@captain/rich-text-core'

/** Whether the text alone exceeds the size limit of documents, so that reading it is pointless. */
export function isTooLong(text: string): boolean {
  return new TextEncoder().encode(text.replace(/\s+/g, '')).length > MAX_BYTES
}
