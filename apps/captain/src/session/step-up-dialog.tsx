import { deferred, usePreload } from '@captain/ui'
import { useStepUp } from './use-step-up.ts'

const MODAL = deferred(async () => (await import('./step-up-modal.tsx')).StepUpModal)

/** The only dialog of the back office for a step-up. Its code loads after the first paint. */
export const StepUpDialog = () => {
  const stepUp = useStepUp(MODAL.load)
  usePreload(MODAL)
  return <MODAL.Show {...stepUp} />
}
