import type { WebhookDelivery, WebhookSummary } from '@captain/content-core'
import { EmptyState, ErrorState, ListSkeleton, useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { FormTitle } from '../form-title.tsx'
import { useIntegrations } from '../integrations-context.ts'
import classes from '../integrations.module.css'
import { logQuery } from '../queries.ts'
import { useFailureText } from '../use-failure-text.ts'
import { DeliveryItem } from './delivery-item.tsx'

type LogProps = { readonly webhook: WebhookSummary }

const useResend = ({ id }: WebhookSummary) => {
  const { t } = useLingui()
  const integrations = useIntegrations()
  const queries = useQueryClient()
  const toasts = useToasts()
  const describe = useFailureText()
  return async (delivery: WebhookDelivery): Promise<void> => {
    try {
      await integrations.webhooks.resend(id, delivery.id)
    } catch (error) {
      toasts.show({ severity: 'error', summary: t`送信できませんでした`, detail: describe(error) })
    }
    await queries.invalidateQueries({ queryKey: logQuery(integrations, id).queryKey })
  }
}

const Entries = ({ webhook }: LogProps) => {
  const describe = useFailureText()
  const resend = useResend(webhook)
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    logQuery(useIntegrations(), webhook.id),
  )
  if (error !== null) {
    return (
      <ErrorState title={<Trans>配信ログを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return <ListSkeleton rows={6} columns={2} />
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return (
      <EmptyState kind="nothing" title={<Trans>まだ何も送っていません</Trans>}>
        <Trans>テスト送信をすると、受信側が正しく応答するかを確かめられます。</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <ol className={classes.items}>
        {items.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} onResend={() => resend(delivery)} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          <Trans>さらに表示</Trans>
        </Button>
      )}
    </>
  )
}

/** The deliveries of a webhook in the last 30 days, newest first. */
export const DeliveryLog = ({ webhook, onBack }: LogProps & { readonly onBack: () => void }) => {
  const { name } = webhook
  return (
    <div className={classes.form}>
      <FormTitle onBack={onBack}>
        <Trans>「{name}」の配信ログ</Trans>
      </FormTitle>
      <p className={classes.intro}>
        <Trans>直近30日間の送信です。届かなかった通知は、間隔を空けて最大8回まで送ります。</Trans>
      </p>
      <Entries webhook={webhook} />
    </div>
  )
}
