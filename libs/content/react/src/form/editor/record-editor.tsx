import { workflowOf, type RecordResponse, type Values } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { use, useMemo } from 'react'
import { useContent } from '../../content-context.tsx'
import { useRestore } from '../save/use-restore.ts'
import { ConflictStep } from '../conflict/conflict-step.tsx'
import { DraftOffers } from '../drafts/draft-offers.tsx'
import { useRestoredDraft } from '../drafts/use-restored-draft.ts'
import { marksOf } from '../fields/requirement-badge.tsx'
import { isPublishedByTransition } from '../is-published-by-transition.ts'
import { FormFrameContext } from '../frame/form-frame.ts'
import { FormSections } from '../layout/form-sections.tsx'
import classes from '../layout/form-layout.module.css'
import { SaveBar } from '../save/save-bar.tsx'
import { useLeaveGuard } from '../save/use-leave-guard.ts'
import { useSave } from '../save/use-save.ts'
import { useVisibleState } from '../save/use-visible-state.ts'
import { useNewerRecord } from '../use-newer-record.ts'
import { useRecordForm } from '../use-record-form.ts'
import { RailSections } from '../writing/rail-sections.tsx'
import { writingLayoutOf } from '../writing/writing-layout.ts'
import { WritingPage } from '../writing/writing-page.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { FormProviders } from './form-providers.tsx'
import { useEditorActions } from './use-editor-actions.ts'

type RecordEditorProps = { readonly record: RecordResponse | null; readonly values: Values; readonly accountId: string }

/** The form of one record, or of a new one. */
export const RecordEditor = ({ record: given, values, accountId }: RecordEditorProps) => {
  const { contentType } = useContent()
  const form = useRecordForm({ record: given, values, accountId })
  const saving = useSave(form)
  const state = useVisibleState(saving.state, form.shared.issues)
  const restoreDraft = useRestoredDraft(form)
  const restoreRevision = useRestore(form)
  const mayLeave = useLeaveGuard(() => form.changes().length > 0, form.hasPending)
  const { save, runTransition, publishing } = useEditorActions(form, saving)
  useNewerRecord(form, given)
  const marks = useMemo(() => marksOf(contentType), [contentType])
  const isFramed = use(FormFrameContext) !== null
  const writing = useMemo(() => (isFramed ? null : writingLayoutOf(contentType)), [contentType, isFramed])
  const { record, shared, changed, draft } = form
  const isDirty = changed.length > 0 || form.isPending

  return (
    <FormProviders form={form} marks={marks} isWriting={writing !== null}>
      <EditorFrame
        form={form}
        state={state}
        isDirty={isDirty}
        mayLeave={mayLeave}
        onTransition={runTransition}
        publishing={publishing}
        onRestoreRevision={restoreRevision}
        rail={writing === null ? null : <RailSections formId={shared.formId} layout={writing} />}
        foot={
          <SaveBar
            state={state}
            isNew={record === null}
            isDirty={isDirty}
            isWaiting={saving.isWaiting}
            isQuiet={isPublishedByTransition(contentType)}
            isSettings={workflowOf(contentType.workflow).isSingle === true}
            onSave={save}
            onDiscard={form.discard}
          />
        }
      >
        <DraftOffers draft={draft} isNew={given === null} onRestore={restoreDraft} />
        {marks === 'optional' && (
          <p className={classes.marks}>
            <Trans>「任意」と書かれた項目のほかは必須です。</Trans>
          </p>
        )}
        {writing === null ? <FormSections formId={shared.formId} /> : <WritingPage formId={shared.formId} layout={writing} />}
      </EditorFrame>
      {saving.conflict !== null && (
        <ConflictStep open={saving.conflict} onResolve={(chosen) => void saving.resolve(chosen)} onPostpone={saving.postpone} />
      )}
    </FormProviders>
  )
}
