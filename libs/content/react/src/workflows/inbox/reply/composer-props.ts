import type { RecordResponse, Values } from '@captain/content-core'
import type { WrittenWay } from '../letter/written-way.ts'

export type ComposerProps = {
  readonly record: RecordResponse
  readonly way: WrittenWay
  /** Input of an earlier visit; empty for a new reply. */
  readonly start: Values
  /** Called with the input after each change; with an empty one if there is nothing to keep. */
  readonly onEntered: (values: Values) => void
  readonly onClose: () => void
  readonly onSent: () => void
}
