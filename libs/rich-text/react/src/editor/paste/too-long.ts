import { MAX_BYTES } from '@captain/rich-text-core'

/** Whether the words alone are more than any document can hold, so that they need not be read. */
export function isTooLong(text: string): boolean {
  return new TextEncoder().encode(text.replace(/\s+/g, '')).length > MAX_BYTES
}
