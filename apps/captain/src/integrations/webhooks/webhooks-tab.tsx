import type { WebhookSummary } from '@captain/content-core'
import { EmptyState, ErrorState, FormSkeleton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton } from '../add-button.tsx'
import { useIntegrations } from '../integrations-context.ts'
import classes from '../integrations.module.css'
import { webhooksQuery } from '../queries.ts'
import { useFailureText } from '../use-failure-text.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { useWebhookActions, type WebhookActions } from './use-webhook-actions.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookItem } from './webhook-item.tsx'

/** The current step of the tab. Steps about a webhook contain its id, because its data may change concurrently. */
type Step = { readonly name: 'first' | 'return' | 'new' } | { readonly name: 'edit' | 'log'; readonly id: string }

type ListProps = { readonly actions: WebhookActions; readonly onStep: (step: Step) => void }

const WebhookList = ({
  all,
  actions,
  isReturn,
  onStep,
}: ListProps & { readonly all: readonly WebhookSummary[]; readonly isReturn: boolean }) => {
  const add = (
    <AddButton takesFocus={isReturn} onClick={() => onStep({ name: 'new' })}>
      <Trans>Webhookを追加</Trans>
    </AddButton>
  )
  if (all.length === 0) {
    return (
      <EmptyState kind="nothing" title={<Trans>Webhookはまだありません</Trans>} action={add}>
        <Trans>Webhookを追加すると、公開や更新のたびに、サイトやほかのシステムへ通知が届きます。</Trans>
      </EmptyState>
    )
  }
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <p className={classes.intro}>
          <Trans>公開や更新などのイベントを、登録したURLへ署名付きで通知します。</Trans>
        </p>
        {add}
      </div>
      <ul className={classes.items}>
        {all.map((webhook) => (
          <WebhookItem
            key={webhook.id}
            webhook={webhook}
            actions={actions}
            onEdit={() => onStep({ name: 'edit', id: webhook.id })}
            onLog={() => onStep({ name: 'log', id: webhook.id })}
          />
        ))}
      </ul>
    </div>
  )
}

const Steps = ({ actions, step, onStep }: ListProps & { readonly step: Step }) => {
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useQuery(webhooksQuery(useIntegrations()))
  const back = () => onStep({ name: 'return' })
  if (error !== null) {
    return (
      <ErrorState title={<Trans>Webhookを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return <FormSkeleton fields={4} />
  const save = async (work: Promise<void>) => {
    await work
    back()
  }
  if (step.name === 'new') return <WebhookForm webhook={null} onBack={back} onSave={(draft) => save(actions.create(draft))} />
  const chosen = 'id' in step ? data.find(({ id }) => id === step.id) : undefined
  if (chosen === undefined) return <WebhookList all={data} actions={actions} isReturn={step.name !== 'first'} onStep={onStep} />
  if (step.name === 'log') return <DeliveryLog webhook={chosen} onBack={back} />
  return <WebhookForm webhook={chosen} onBack={back} onSave={(draft) => save(actions.update(chosen.id, draft))} />
}

/** The addresses that hear of what happens to this tenant's content. */
export const WebhooksTab = () => {
  const [step, setStep] = useState<Step>({ name: 'first' })
  return <Steps actions={useWebhookActions()} step={step} onStep={setStep} />
}
