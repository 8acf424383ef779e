import { LAYERS, useAfterMount } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { OWN_KEYS } from './step-up-layout.tsx'
import { StepUpQuestion } from './step-up-question.tsx'
import type { useStepUp } from './use-step-up.ts'

type StepUpModalProps = ReturnType<typeof useStepUp>

/** The dialog itself. */
export const StepUpModal = ({ opened, cancel, confirm, confirmCode, leave, ...question }: StepUpModalProps) => {
  const isMounted = useAfterMount()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    cancel()
  }

  return (
    <Modal
      opened={opened && isMounted}
      onClose={cancel}
      title={<Trans>本人確認</Trans>}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={LAYERS.question + 1}
      onKeyDown={onKeyDown}
      attributes={{ content: OWN_KEYS, header: { role: 'presentation' } }}
    >
      <StepUpQuestion {...question} onConfirm={confirm} onCode={confirmCode} onLeave={leave} onCancel={cancel} />
    </Modal>
  )
}
