import type { WebhookInput, CreatedWebhook, WebhookSummary } from '@captain/content-core'
import { useDialogs, useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useIntegrations } from '../integrations-context.ts'
import { logQuery, webhooksQuery } from '../queries.ts'
import { useFailureText } from '../use-failure-text.ts'

/** Returns the actions of webhooks. Each one refetches the list. */
export const useWebhookActions = () => {
  const { t } = useLingui()
  const integrations = useIntegrations()
  const { webhooks, tenant, locale, showSecret } = integrations
  const dialogs = useDialogs()
  const toasts = useToasts()
  const describeFailure = useFailureText()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: webhooksQuery(integrations).queryKey })

  const onSecret = ({ webhook: { name }, secret: value }: CreatedWebhook) =>
    showSecret({
      title: t`「${name}」の署名シークレット`,
      value,
      help: <Trans>受信側では、この値で署名（webhook-signature）を確かめてから処理してください。方式はStandard Webhooksです。</Trans>,
    })

  const withErrorToast = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      toasts.show({ severity: 'error', summary: t`処理できませんでした`, detail: describeFailure(error) })
      return false
    } finally {
      await refresh()
    }
  }

  return {
    create: async (draft: WebhookInput): Promise<void> => {
      onSecret(await webhooks.create(draft))
      await refresh()
    },
    update: async (id: string, draft: WebhookInput): Promise<void> => {
      await webhooks.update(id, draft)
      await refresh()
    },
    switchTo: ({ id }: WebhookSummary, isActive: boolean) => withErrorToast(() => webhooks.update(id, { isActive })),
    test: async ({ id }: WebhookSummary): Promise<boolean> => {
      const isSent = await withErrorToast(() => webhooks.test(id))
      await queries.invalidateQueries({ queryKey: logQuery(integrations, id).queryKey })
      return isSent
    },
    rotate: async ({ id, name }: WebhookSummary): Promise<void> => {
      await dialogs.confirm({
        title: t`署名シークレットの再発行`,
        confirmLabel: t`再発行`,
        body: (
          <p>
            <Trans>
              <strong>「{name}」</strong>
              の署名シークレットを新しくします。いままでの値も24時間は使えるので、その間に受信側を切り替えてください。
            </Trans>
          </p>
        ),
        onConfirm: async () => onSecret(await webhooks.rotate(id)),
        describeFailure,
      })
      await refresh()
    },
    remove: async ({ id, name }: WebhookSummary): Promise<void> => {
      const site = tenant.names[locale]
      await dialogs.remove({
        target: 'Webhook',
        name,
        site,
        effects: [t`配信ログも削除されます。`, t`まだ届いていない通知は送られません。`],
        onConfirm: () => webhooks.remove(id),
        describeFailure,
      })
      await refresh()
    },
  }
}

export type WebhookActions = ReturnType<typeof useWebhookActions>
