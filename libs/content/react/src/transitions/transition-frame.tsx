import { sessionQuery } from '@captain/auth-react'
import type { RecordResponse } from '@captain/content-core'
import { FormSkeleton, PageHeader, StateDot } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useContent } from '../content-context.tsx'
import { quotedTitle } from '../failure-text.ts'
import { InputsContext } from '../fields/inputs-context.ts'
import { ConflictStep } from '../form/conflict/conflict-step.tsx'
import { FormContext } from '../form/form-context.ts'
import { Presence } from '../form/presence/presence.tsx'
import { LastEdit } from '../form/sidebar/last-edit.tsx'
import { INPUTS } from '../inputs.ts'
import { RecordVerbs } from '../verbs/load-verbs.ts'
import { HandlingForm } from './handling-form.tsx'
import { TransitionActions } from './transition-actions.tsx'
import { HandlingContext } from './transition-context.ts'
import { TransitionDialog } from './transition-dialog.tsx'
import { ActivityTimeline } from './activity-timeline.tsx'
import { Stepper } from './stepper.tsx'
import classes from './transitions.module.css'
import { useHandling } from './use-handling.ts'

type StepFrameProps = {
  readonly record: RecordResponse
  /** Content on the left: the record as a document. */
  readonly children: ReactNode
  /** Buttons of the head, such as print. */
  readonly actions?: ReactNode
  /** First content of the panel. It has the main button, so no transition is emphasized. */
  readonly lead?: ReactNode
  /** Content of the panel between the transitions and the fields. */
  readonly extras?: ReactNode
  /** Fields for which the forms of transitions do not ask here, because there is nothing to choose. */
  readonly omits?: readonly string[]
}

const NONE: readonly string[] = []

const Frame = ({
  record: given,
  children,
  actions,
  lead,
  extras,
  omits = NONE,
  accountId,
}: StepFrameProps & { readonly accountId: string }) => {
  const { t } = useLingui()
  const { contentType, canWrite, locale } = useContent()
  const { handling, form, conflict, resolve, postpone, requestedTransition, answer } = useHandling(given, accountId)
  const { record } = handling
  return (
    <InputsContext value={INPUTS}>
      <FormContext value={form.shared}>
        <HandlingContext value={handling}>
          <PageHeader
            title={quotedTitle(contentType, record, locale)}
            meta={
              <>
                {record.state !== 'plain' && <StateDot state={record.state} />}
                <LastEdit record={record} />
                {canWrite && <Presence id={record.id} />}
                {!canWrite && (
                  <span>
                    <Trans>閲覧のみ</Trans>
                  </span>
                )}
              </>
            }
            actions={actions}
          />
          <div className={classes.layout}>
            <div className={classes.main}>{children}</div>
            {/* It may scroll, and without controls the keyboard gets there by the panel itself. */}
            <aside className={classes.panel} aria-label={t`対応`} tabIndex={canWrite ? undefined : 0}>
              {lead}
              <section className={classes.state} aria-label={t`状態`}>
                <Stepper record={record} />
                {canWrite && <TransitionActions emphasized={lead === undefined} />}
              </section>
              {extras}
              <HandlingForm />
              <ActivityTimeline record={record} />
            </aside>
          </div>
          <RecordVerbs record={record} screen="preview" form={form} />
          {requestedTransition !== null && (
            <TransitionDialog
              record={record}
              step={requestedTransition}
              omits={omits}
              onClose={answer.close}
              onTaken={answer.taken}
              onStale={answer.reread}
            />
          )}
          {conflict !== null && <ConflictStep open={conflict} onResolve={(chosen) => void resolve(chosen)} onPostpone={postpone} />}
        </HandlingContext>
      </FormContext>
    </InputsContext>
  )
}

/** The screen of a record that is handled, not edited: the document, and next to it transitions, handling fields and history. */
export const TransitionFrame = (props: StepFrameProps) => {
  const { data: session, isPending } = useQuery(sessionQuery)
  if (isPending) return <FormSkeleton />
  return <Frame {...props} accountId={session?.user.id ?? ''} />
}
