import { asRecord } from '@captain/validation'
import type { DeliveredMedia } from '../fields/kind-definition.ts'

/** Returns whether a value of a response is an asset of the media library. */
export const isDeliveredMedia = (value: unknown): value is DeliveredMedia => {
  const { url, variants } = asRecord(value)
  return typeof url === 'string' && Array.isArray(variants)
}
