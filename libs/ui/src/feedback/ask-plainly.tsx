import { Trans } from '@lingui/react/macro'
import type { DialogBodyProps } from './dialog-body.tsx'
import type { ReactNode } from 'react'
import type { TextOf } from './dialogs-context.ts'

type PlainQuestion = Pick<DialogBodyProps, 'effects' | 'acknowledge' | 'confirmLabel' | 'onConfirm' | 'describeFailure'> & {
  readonly title: ReactNode
  readonly body: ReactNode
}

/** Asks a question by the browser's own dialog and resolves to whether its action ran, if the code of the dialogs cannot be fetched. */
export const askPlainly = async (question: PlainQuestion, textOf: TextOf): Promise<boolean> => {
  const { title, body, effects = [], acknowledge, confirmLabel, onConfirm, describeFailure } = question
  const text = await textOf(
    <>
      <div>{title}</div>
      <div>{body}</div>
      {effects.map((effect) => (
        <div key={effect}>{effect}</div>
      ))}
      <div>{acknowledge}</div>
    </>,
  )
  if (confirmLabel === null) {
    window.alert(text)
    return false
  }
  if (!window.confirm(text)) return false
  try {
    await onConfirm?.()
    return true
  } catch (caught) {
    window.alert(
      await textOf(describeFailure?.(caught) ?? <Trans>処理できませんでした。通信の状態を確認して、もう一度お試しください。</Trans>),
    )
    return false
  }
}
