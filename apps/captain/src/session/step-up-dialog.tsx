import { LAYERS } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { OWN_KEYS, StepUpQuestion } from './step-up-question.tsx'
import { useStepUp } from './use-step-up.ts'

/** The only dialog of the back office for a step-up. */
export const StepUpDialog = () => {
  const { opened, obstacle, isRunning, failure, confirm, cancel } = useStepUp()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    cancel()
  }

  return (
    <Modal
      opened={opened}
      onClose={cancel}
      title={<Trans>本人確認</Trans>}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={LAYERS.question + 1}
      onKeyDown={onKeyDown}
      attributes={{ content: OWN_KEYS, header: { role: 'presentation' } }}
    >
      <StepUpQuestion obstacle={obstacle} isRunning={isRunning} failure={failure} onConfirm={confirm} onCancel={cancel} />
    </Modal>
  )
}
