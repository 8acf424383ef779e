import { RestoreFocus, isComposing } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Drawer } from '@mantine/core'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { FormScreen } from '../form-screen.tsx'
import { FormFrameContext, type FormFrame } from './form-frame.ts'
import classes from './form-frame.module.css'

type FormDrawerProps = { readonly title: ReactNode; readonly onClose: () => void }

/** Whether the key belongs to an open element inside, such as a list of options. */
const isTaken = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null

/** The form of a singleton in a drawer over the screen that shows it. Asks before it closes with unsaved changes. */
export const FormDrawer = ({ title, onClose }: FormDrawerProps) => {
  const { t } = useLingui()
  const guard = useRef<(() => Promise<boolean>) | null>(null)
  const isAsking = useRef(false)
  const content = useRef<HTMLDivElement>(null)
  const [frame] = useState<FormFrame>(() => ({
    guard: (mayLeave) => {
      guard.current = mayLeave
      return () => {
        guard.current = null
      }
    },
  }))

  const close = async () => {
    if (isAsking.current) return
    isAsking.current = true
    const mayLeave = await (guard.current?.() ?? true)
    isAsking.current = false
    if (mayLeave) onClose()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Dialogs and the history appear above the drawer and handle the key themselves.
    const isInside = event.target instanceof Node && content.current?.contains(event.target) === true
    if (event.key === 'Escape' && isInside && !isComposing(event.nativeEvent) && !isTaken(event.target)) void close()
  }

  return (
    <Drawer
      opened
      onClose={() => void close()}
      position="right"
      size={820}
      title={title}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
      onKeyDown={onKeyDown}
      classNames={{ body: classes.body }}
    >
      <RestoreFocus />
      <div ref={content}>
        <FormFrameContext value={frame}>
          <FormScreen screen="settings" params={{}} />
        </FormFrameContext>
      </div>
    </Drawer>
  )
}
