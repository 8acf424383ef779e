import type { SpecialScreenProps } from '../special-screens.ts'
import { RecordDocument } from './record-document.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepScreen } from './use-step-screen.tsx'

/** A record that moves through its workflow, such as an order. */
export const StepScreen = ({ params }: SpecialScreenProps) => {
  const { record, fallback } = useStepScreen(params['id'] ?? '')
  if (record === null) return fallback
  return (
    <StepFrame key={record.id} record={record}>
      <RecordDocument record={record} />
    </StepFrame>
  )
}
