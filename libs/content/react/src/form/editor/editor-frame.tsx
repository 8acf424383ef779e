import type { Transition } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { HistoryDrawer } from '../../history/history-drawer.tsx'
import frameClasses from '../frame/form-frame.module.css'
import { useFrameGuard } from '../frame/form-frame.ts'
import { FramedHead } from '../frame/framed-head.tsx'
import classes from '../layout/form-layout.module.css'
import { SectionNavigator } from '../sidebar/section-navigator.tsx'
import type { SaveState } from '../save/save-state.ts'
import type { RecordForm } from '../use-record-form.ts'
import { EditorHead } from './editor-head.tsx'
import { EditorMeta } from './editor-meta.tsx'
import { EditorState } from './editor-state.tsx'
import { StateSheet } from './state-sheet.tsx'

type EditorFrameProps = {
  readonly form: RecordForm
  readonly state: SaveState
  readonly isDirty: boolean
  readonly mayLeave: () => Promise<boolean>
  readonly onTransition: (transition: Transition) => void
  readonly onRestoreRevision: (number: number, names: readonly string[]) => Promise<boolean>
  readonly children: ReactNode
}

/**
 * Frame of a record's form: head, state, navigation and history. They are next to the form on wide screens, in a sheet on narrow ones, and
 * one line in an embedded form.
 */
export const EditorFrame = ({ form, state, isDirty, mayLeave, onTransition, onRestoreRevision, children }: EditorFrameProps) => {
  const { t } = useLingui()
  const isFramed = useFrameGuard(mayLeave)
  const isNarrow = useMediaQuery('(max-width: 1099px)')
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { record, shared } = form

  const closeSheet = () => setSheetOpen(false)
  const openHistory = () => {
    closeSheet()
    setHistoryOpen(true)
  }
  const meta = <EditorMeta record={record} state={state} isDirty={isDirty} />
  const stateCard = (
    <EditorState form={form} state={state} isDirty={isDirty} onHistory={openHistory} onGo={closeSheet} onTransition={onTransition} />
  )

  return (
    <>
      {isFramed ? (
        <FramedHead meta={meta} onHistory={openHistory} />
      ) : (
        <EditorHead record={record} meta={meta} onSheet={isNarrow ? () => setSheetOpen(true) : null} />
      )}
      <div className={isFramed ? frameClasses.column : classes.layout}>
        <div className={classes.column}>{children}</div>
        {!isFramed && !isNarrow && (
          <aside className={classes.rail} aria-label={t`状態と項目`}>
            {stateCard}
            <SectionNavigator formId={shared.formId} />
          </aside>
        )}
      </div>
      {!isFramed && isNarrow && (
        <StateSheet isOpen={isSheetOpen} onClose={closeSheet}>
          {stateCard}
          <SectionNavigator formId={shared.formId} onGo={closeSheet} />
        </StateSheet>
      )}
      {record !== null && (
        <HistoryDrawer opened={isHistoryOpen} record={record} onClose={() => setHistoryOpen(false)} onRestore={onRestoreRevision} />
      )}
    </>
  )
}
