import type { useModals } from '@mantine/modals'
import { createContext, type ComponentType, type ReactNode } from 'react'
import type { DialogBodyProps } from './dialog-body.tsx'

export type Dialogs = {
  readonly modals: Pick<ReturnType<typeof useModals>, 'openModal' | 'closeModal'>
  readonly Body: ComponentType<DialogBodyProps>
}

/** Returns the words of a node as they would be on the page. */
export type TextOf = (node: ReactNode) => Promise<string>

/** Calls `open` with the dialogs, at once if their code is loaded; `askPlainly` if it cannot be fetched. */
export type WithDialogs = (open: (dialogs: Dialogs) => void, askPlainly: (textOf: TextOf) => void) => void

const outside: WithDialogs = () => {
  throw new TypeError('dialogs open inside FeedbackProvider only')
}

export const DialogsContext = createContext<WithDialogs>(outside)
