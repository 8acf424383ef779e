import { pathTo, titleOf, workflowOf, type RecordAnswer, type Values } from '@captain/content-core'
import { PageHeader, StateDot, useOfferActs, useShortcuts, useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconEye } from '@tabler/icons-react'
import { use, useEffect, useMemo, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { InputsContext } from '../fields/inputs-context.ts'
import { HistoryDrawer } from '../history/history-drawer.tsx'
import { useRestore } from '../history/use-restore.ts'
import { INPUTS } from '../inputs.ts'
import { useLabels } from '../labels.ts'
import { previewPath } from '../list/use-record-paths.ts'
import { useGo } from '../navigation.tsx'
import { ConflictStep } from './conflict/conflict-step.tsx'
import { DraftOffers } from './drafts/draft-offers.tsx'
import { useRestoredDraft } from './drafts/use-restored-draft.ts'
import { FormActions } from './form-actions.ts'
import { FormContext } from './form-context.ts'
import { EnglishBaseContext, englishBaseOf } from './fields/english-base.ts'
import { MarksContext, marksOf } from './fields/requirement-badge.tsx'
import { FormSections } from './layout/form-sections.tsx'
import classes from './layout/form-layout.module.css'
import frameClasses from './frame/form-frame.module.css'
import { useFrameGuard } from './frame/form-frame.ts'
import { FramedHead } from './frame/framed-head.tsx'
import { goesPublicByStep } from './goes-public-by-step.ts'
import { offeredSteps } from './offered-steps.ts'
import { Presence } from './presence/presence.tsx'
import { CompletenessMeter } from './rail/completeness-meter.tsx'
import { LastEdit } from './rail/last-edit.tsx'
import { PublishActions } from './rail/publish-actions.tsx'
import { SectionNavigator } from './rail/section-navigator.tsx'
import { StateCard } from './rail/state-card.tsx'
import { SaveBar } from './save/save-bar.tsx'
import { SaveText } from './save/save-text.tsx'
import { useLeaveGuard } from './save/use-leave-guard.ts'
import { usePublishing } from './save/use-publishing.tsx'
import { useSave } from './save/use-save.ts'
import { useShownState } from './save/use-shown-state.ts'
import { useStepWords } from './save/step-words.ts'
import { useHref } from './use-href.ts'
import { useRecordForm } from './use-record-form.ts'
import { recordValues } from './values/record-values.ts'

type RecordEditorProps = { readonly record: RecordAnswer | null; readonly values: Values; readonly accountId: string }

/** The form of one record, or of a new one. */
export const RecordEditor = ({ record: given, values, accountId }: RecordEditorProps) => {
  const { t } = useLingui()
  const { tenant, parent, contentType, locale } = useContent()
  const { typeName } = useLabels()
  const toasts = useToasts()
  const words = useStepWords()
  const go = useGo()
  const href = useHref()
  const form = useRecordForm({ record: given, values, accountId })
  const saving = useSave(form)
  const isNarrow = useMediaQuery('(max-width: 1099px)')
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const shownState = useShownState(saving.state, form.shared.issues)
  const restoreDraft = useRestoredDraft(form)
  const restore = useRestore(form)
  const { record, shared, changed, draft } = form
  const isDirty = changed.length > 0 || form.isPending
  const hasSteps = goesPublicByStep(contentType)
  const isOnly = workflowOf(contentType.workflow).isSingle === true
  const actionsFor = use(FormActions)
  const marks = useMemo(() => marksOf(contentType), [contentType])
  const englishBase = useMemo(() => englishBaseOf(record), [record])

  const onCreated = (id: string) =>
    void go(
      pathTo(tenant, contentType.name, contentType.screens.includes('edit') ? 'edit' : 'list', { id, ...(parent !== null && { parent }) }),
    )
  const publish = usePublishing(form, saving, onCreated)
  const save = async () => {
    const isNew = form.base().record === null
    const saved = await saving.save()
    if (saved === null || !isNew) return
    const name = titleOf(contentType, saved, locale) || typeName
    toasts.success({ summary: t`「${name}」を作成しました` })
    onCreated(saved.id)
  }

  const isFramed = useFrameGuard(useLeaveGuard(() => form.changes().length > 0, form.hasPending))
  useShortcuts([
    { keys: 'mod+S', act: () => void save(), inInputs: true },
    ...(hasSteps ? [{ keys: 'mod+Enter', act: () => void publish('publish'), inInputs: true }] : []),
  ])
  useOfferActs([
    { does: t`保存する`, keys: ['mod+S'], act: () => void save() },
    ...offeredSteps(contentType, record, isDirty).map((step) => ({
      does: words[step].label,
      ...(step === 'publish' && { keys: ['mod+Enter'] }),
      act: () => void publish(step),
    })),
  ])

  // What someone else saved meanwhile is shown as soon as it is read, as long as nothing here is unsaved.
  useEffect(() => {
    const base = form.base().record
    if (given === null || base === null || form.hasPending()) return
    if (given.lockVersion > base.lockVersion && form.changes().length === 0) form.standOn(given, recordValues(contentType, given))
  }, [given, contentType, form])

  const title = record === null ? t`${typeName}の新規作成` : isOnly ? typeName : titleOf(contentType, record, locale) || typeName
  const preview = record === null ? null : previewPath(tenant, contentType, record)
  const meta = (
    <>
      {record !== null && record.state !== 'plain' && <StateDot state={record.state} />}
      {record !== null && <LastEdit record={record} />}
      <SaveText state={shownState} isDirty={isDirty} />
      {record !== null && <Presence id={record.id} />}
    </>
  )
  const stateCard = (
    <StateCard
      record={record}
      onHistory={() => {
        setSheetOpen(false)
        setHistoryOpen(true)
      }}
      publishing={hasSteps && <PublishActions record={record} isDirty={isDirty} state={shownState} onStep={(step) => void publish(step)} />}
      completeness={contentType.completeness.length > 0 && <CompletenessMeter store={form.store} onGo={() => setSheetOpen(false)} />}
    />
  )

  return (
    <InputsContext value={INPUTS}>
      <FormContext value={shared}>
        <EnglishBaseContext value={englishBase}>
          <MarksContext value={marks}>
            {isFramed ? (
              <FramedHead meta={meta} onHistory={() => setHistoryOpen(true)} />
            ) : (
              <PageHeader
                title={title}
                meta={meta}
                actions={
                  <>
                    {record !== null && actionsFor(record)}
                    {preview !== null && (
                      <Button
                        component="a"
                        href={href(preview)}
                        target="_blank"
                        rel="noreferrer"
                        variant="default"
                        leftSection={<IconEye size={16} />}
                      >
                        <Trans>プレビュー</Trans>
                      </Button>
                    )}
                    {isNarrow && (
                      <Button variant="default" onClick={() => setSheetOpen(true)}>
                        <Trans>状態と項目</Trans>
                      </Button>
                    )}
                  </>
                }
              />
            )}
            <div className={isFramed ? frameClasses.column : classes.layout}>
              <div className={classes.column}>
                <DraftOffers draft={draft} isNew={given === null} onRestore={restoreDraft} />
                {marks === 'optional' && (
                  <p className={classes.marks}>
                    <Trans>「任意」と書かれた項目のほかは必須です。</Trans>
                  </p>
                )}
                <FormSections formId={shared.formId} />
                <SaveBar
                  state={shownState}
                  isNew={record === null}
                  isDirty={isDirty}
                  isWaiting={saving.isWaiting}
                  isQuiet={hasSteps}
                  isSettings={isOnly}
                  onSave={() => void save()}
                  onDiscard={form.discard}
                />
              </div>
              {!isFramed && !isNarrow && (
                <aside className={classes.rail} aria-label={t`状態と項目`}>
                  {stateCard}
                  <SectionNavigator formId={shared.formId} />
                </aside>
              )}
            </div>
            {!isFramed && isNarrow && (
              <Drawer
                opened={isSheetOpen}
                onClose={() => setSheetOpen(false)}
                position="bottom"
                size="auto"
                classNames={{ content: classes.sheetFrame }}
                title={<Trans>状態と項目</Trans>}
                closeButtonProps={{ 'aria-label': t`閉じる` }}
              >
                <div className={classes.sheet}>
                  {stateCard}
                  <SectionNavigator formId={shared.formId} onGo={() => setSheetOpen(false)} />
                </div>
              </Drawer>
            )}
            {record !== null && (
              <HistoryDrawer opened={isHistoryOpen} record={record} onClose={() => setHistoryOpen(false)} onRestore={restore} />
            )}
            {saving.conflict !== null && (
              <ConflictStep open={saving.conflict} onResolve={(chosen) => void saving.resolve(chosen)} onPostpone={saving.postpone} />
            )}
          </MarksContext>
        </EnglishBaseContext>
      </FormContext>
    </InputsContext>
  )
}
