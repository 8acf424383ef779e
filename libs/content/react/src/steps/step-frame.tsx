import { sessionQuery } from '@captain/auth-react'
import type { RecordAnswer } from '@captain/content-core'
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
import { LastEdit } from '../form/rail/last-edit.tsx'
import { INPUTS } from '../inputs.ts'
import { HandlingForm } from './handling-form.tsx'
import { StepActions } from './step-actions.tsx'
import { HandlingContext } from './step-context.ts'
import { StepDialog } from './step-dialog.tsx'
import { StepTimeline } from './step-timeline.tsx'
import { Stepper } from './stepper.tsx'
import classes from './steps.module.css'
import { useHandling } from './use-handling.ts'

type StepFrameProps = {
  readonly record: RecordAnswer
  /** Content on the left: the record as a document. */
  readonly children: ReactNode
  /** Buttons of the head, such as print. */
  readonly actions?: ReactNode
  /** Content of the panel between the transitions and the fields. */
  readonly extras?: ReactNode
}

const Frame = ({ record: given, children, actions, extras, accountId }: StepFrameProps & { readonly accountId: string }) => {
  const { t } = useLingui()
  const { contentType, canWrite, locale } = useContent()
  const { handling, form, conflict, resolve, postpone, asked, answer } = useHandling(given, accountId)
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
            <aside className={classes.panel} aria-label={t`対応`}>
              <section className={classes.state} aria-label={t`状態`}>
                <Stepper record={record} />
                {canWrite && <StepActions />}
              </section>
              {extras}
              <HandlingForm />
              <StepTimeline record={record} />
            </aside>
          </div>
          {asked !== null && (
            <StepDialog record={record} step={asked} onClose={answer.close} onTaken={answer.taken} onStale={answer.reread} />
          )}
          {conflict !== null && <ConflictStep open={conflict} onResolve={(chosen) => void resolve(chosen)} onPostpone={postpone} />}
        </HandlingContext>
      </FormContext>
    </InputsContext>
  )
}

/** The screen of a record that is handled, not edited: the document, and next to it transitions, handling fields and history. */
export const StepFrame = (props: StepFrameProps) => {
  const { data: session, isPending } = useQuery(sessionQuery)
  if (isPending) return <FormSkeleton />
  return <Frame {...props} accountId={session?.user.id ?? ''} />
}
