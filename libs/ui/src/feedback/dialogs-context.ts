import type { useModals } from '@mantine/modals'
import { createContext, type ComponentType } from 'react'
import type { DialogBodyProps } from './dialog-body.tsx'

export type Dialogs = {
  readonly modals: Pick<ReturnType<typeof useModals>, 'openModal' | 'closeModal'>
  readonly Body: ComponentType<DialogBodyProps>
}

/** Calls `open` with the dialogs, at once if their code is loaded; `fail` if it cannot be fetched. */
export type WithDialogs = (open: (dialogs: Dialogs) => void, fail: () => void) => void

const outside: WithDialogs = () => {
  throw new TypeError('dialogs open inside FeedbackProvider only')
}

export const DialogsContext = createContext<WithDialogs>(outside)
