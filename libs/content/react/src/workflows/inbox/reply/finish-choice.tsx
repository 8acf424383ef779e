import { mayTransition, replySteps, type RecordResponse } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useContent } from '../../../content-context.tsx'

type FinishChoiceProps = { readonly record: RecordResponse; readonly isOn: boolean; readonly onTurn: (isOn: boolean) => void }

/** Completes the message together with the reply; absent if it is complete, or if the role may not. */
export const FinishChoice = ({ record, isOn, onTurn }: FinishChoiceProps) => {
  const { t } = useLingui()
  const { contentType, role } = useContent()
  const { finish } = replySteps(contentType, record.status ?? 'draft')
  if (finish === null || !mayTransition(contentType, role, finish)) return null
  return <Checkbox label={t`対応済みにする`} checked={isOn} onChange={(event) => onTurn(event.currentTarget.checked)} />
}
