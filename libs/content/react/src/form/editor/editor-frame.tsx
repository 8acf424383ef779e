import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'
import { HistoryDrawer } from '../../history/load-drawer.tsx'
import frameClasses from '../frame/form-frame.module.css'
import { useFrameGuard } from '../frame/form-frame.ts'
import { FramedHead } from '../frame/framed-head.tsx'
import classes from '../layout/form-layout.module.css'
import { SectionNavigator } from '../sidebar/section-navigator.tsx'
import { MissingDialog } from '../publishing/load-missing-dialog.ts'
import type { Publishing, RunTransition } from '../publishing/use-publishing.ts'
import type { SaveState } from '../save/save-state.ts'
import type { RecordForm } from '../use-record-form.ts'
import { PublishingVerbs, RecordVerbs } from '../../verbs/load-verbs.ts'
import { isPublishedByTransition } from '../is-published-by-transition.ts'
import { WritingFrame } from '../writing/writing-frame.tsx'
import { EditorHead } from './editor-head.tsx'
import { EditorMeta } from './editor-meta.tsx'
import { EditorState } from './editor-state.tsx'
import { StateSheet } from './state-sheet.tsx'

type EditorFrameProps = {
  readonly form: RecordForm
  readonly state: SaveState
  readonly isDirty: boolean
  readonly mayLeave: () => Promise<boolean>
  readonly onTransition: RunTransition
  readonly publishing: Publishing
  readonly onRestoreRevision: (number: number, names: readonly string[]) => Promise<boolean>
  /** Next to the page of a writing screen; null in other forms. */
  readonly rail: ReactNode
  /** The bar below the form. */
  readonly foot: ReactNode
  readonly children: ReactNode
}

/**
 * Frame of a record's form: head, state, navigation and history. They are next to the form on wide screens, in a sheet on narrow ones, and
 * one line in an embedded form.
 */
export const EditorFrame = ({
  form,
  state,
  isDirty,
  mayLeave,
  onTransition,
  publishing: { missing, closeMissing },
  onRestoreRevision,
  rail,
  foot,
  children,
}: EditorFrameProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
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
      {rail === null ? (
        <div className={isFramed ? frameClasses.column : classes.layout}>
          <div className={classes.column}>
            {children}
            {foot}
          </div>
          {!isFramed && !isNarrow && (
            <aside className={classes.rail} aria-label={t`状態と項目`}>
              {stateCard}
              <SectionNavigator formId={shared.formId} />
            </aside>
          )}
        </div>
      ) : (
        <WritingFrame store={form.store} state={isNarrow ? null : stateCard} rail={rail} foot={foot}>
          {children}
        </WritingFrame>
      )}
      {!isFramed && isNarrow && (
        <StateSheet isOpen={isSheetOpen} onClose={closeSheet}>
          {stateCard}
          <SectionNavigator formId={shared.formId} onGo={closeSheet} />
        </StateSheet>
      )}
      {!isFramed && record !== null && <RecordVerbs record={record} screen="edit" form={form} onHistory={openHistory} />}
      {!isFramed && isPublishedByTransition(contentType) && <PublishingVerbs form={form} isDirty={isDirty} onTransition={onTransition} />}
      {missing !== null && (
        <MissingDialog
          missing={missing}
          onClose={closeMissing}
          onGo={closeSheet}
          onPublish={() => onTransition('publish', { isConfirmed: true })}
        />
      )}
      {record !== null && (
        <HistoryDrawer opened={isHistoryOpen} record={record} onClose={() => setHistoryOpen(false)} onRestore={onRestoreRevision} />
      )}
    </>
  )
}
