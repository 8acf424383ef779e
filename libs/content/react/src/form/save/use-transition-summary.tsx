import { workflowOf, type Transition, type Values } from '@captain/content-core'
import { dateInTimeZone, formatDate } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { useCallback, type ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'

type Summed = { readonly step: Transition; readonly title: string; readonly values: Values }

/** Describes what a transition changes for the public, naming the site and the record; for its confirmation. */
export const useTransitionSummary = (): ((summed: Summed) => ReactNode) => {
  const { tenant, contentType, locale } = useContent()
  return useCallback(
    ({ step, title, values }) => {
      const site = tenant.names[locale]
      if (step === 'publish' && workflowOf(contentType.workflow).keepsVersions) {
        const version = String(values['version'])
        const day = String(values['effectiveDate'])
        const from = formatDate(day)
        return day > dateInTimeZone(new Date()) ? (
          <Trans>
            {site}の「{title}」（版 {version}）を公開します。{from}の0時から適用されます。
          </Trans>
        ) : (
          <Trans>
            {site}の「{title}」（版 {version}）を公開します。施行日は{from}で、公開するとすぐに適用されます。
          </Trans>
        )
      }
      switch (step) {
        case 'publish':
          return (
            <Trans>
              {site}の「{title}」を公開します。だれでもサイトで見られるようになります。
            </Trans>
          )
        case 'unpublish':
          return (
            <Trans>
              {site}の「{title}」を非公開にします。サイトでは見られなくなり、内容は下書きとして残ります。
            </Trans>
          )
        case 'archive':
          return (
            <Trans>
              {site}の「{title}」をアーカイブします。サイトでは見られなくなり、一覧でもアーカイブとして分けられます。
            </Trans>
          )
        case 'reopen':
          return (
            <Trans>
              {site}の「{title}」を下書きに戻します。公開はされません。
            </Trans>
          )
        case 'withdraw':
          return (
            <Trans>
              {site}の「{title}」を取り下げます。この版は、これから先どの日にも適用されません。
            </Trans>
          )
        default:
          return (
            <Trans>
              {site}の「{title}」の状態を変えます。
            </Trans>
          )
      }
    },
    [tenant, contentType, locale],
  )
}
