import { recordOptions, useScope } from '../queries.ts'
import type { SpecialScreenProps } from '../special-screens.ts'
import { RecordDocument } from './record-document.tsx'
import { TransitionFrame } from './transition-frame.tsx'
import { useTransitionScreen } from './use-transition-screen.tsx'

/** A record that moves through its workflow, such as an order. */
export const TransitionScreen = ({ params }: SpecialScreenProps) => {
  const { record, fallback } = useTransitionScreen(recordOptions(useScope(), params['id'] ?? ''))
  if (record === null) return fallback
  return (
    <TransitionFrame key={record.id} record={record}>
      <RecordDocument record={record} />
    </TransitionFrame>
  )
}
