import { randomId } from '@mantine/hooks'
import { use, useMemo, type ReactNode } from 'react'
import { askPlainly } from './ask-plainly.tsx'
import type { DialogBodyProps } from './dialog-body.tsx'
import { DialogsContext, type WithDialogs } from './dialogs-context.ts'

export type ConfirmOptions = Pick<DialogBodyProps, 'onConfirm' | 'describeFailure'>

export type Question = ConfirmOptions &
  Pick<DialogBodyProps, 'effects' | 'acknowledge' | 'danger' | 'cancelLabel'> & {
    readonly title: ReactNode
    readonly body: ReactNode
    readonly confirmLabel: ReactNode
  }

type DialogOptions = Omit<Question, 'confirmLabel'> & Pick<DialogBodyProps, 'confirmLabel'>

const dialogOpener =
  (withDialogs: WithDialogs) =>
  ({ title, body, ...question }: DialogOptions): Promise<boolean> =>
    new Promise((resolve) => {
      withDialogs(
        ({ modals, Body }) => {
          const id: string = modals.openModal({
            title,
            withCloseButton: false,
            onClose: () => resolve(false),
            children: (
              // A dialog that follows immediately replaces the previous one, with a fresh tick and button state.
              <Body
                key={randomId()}
                {...question}
                onDone={(confirmed) => {
                  resolve(confirmed)
                  modals.closeModal(id)
                }}
              >
                {body}
              </Body>
            ),
          })
        },
        (textOf) => resolve(askPlainly({ title, body, ...question }, textOf)),
      )
    })

/** Returns a function that opens a dialog and resolves to whether its action ran. */
export const useOpenDialog = () => {
  const withDialogs = use(DialogsContext)
  return useMemo(() => dialogOpener(withDialogs), [withDialogs])
}
