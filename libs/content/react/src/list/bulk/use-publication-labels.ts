import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useContent } from '../../content-context.tsx'
import { isScheduled } from '../../form/publishing/publication.ts'
import type { BulkLabels } from './bulk-labels.ts'

/** Returns the labels of publishing and unpublishing many records. */
export const usePublicationLabels = (): Readonly<Record<'publish' | 'unpublish', BulkLabels>> => {
  const { t } = useLingui()
  const { tenant, contentType, locale } = useContent()
  return useMemo(() => {
    const site = tenant.names[locale]
    return {
      publish: {
        label: t`公開する`,
        running: t`公開しています`,
        done: (name) => t`${name}を公開しました`,
        scheduled: (name) => t`${name}の公開を予約しました`,
        failed: (name) => t`${name}を公開できませんでした`,
        title: t`公開の確認`,
        body: (name) =>
          isScheduled(contentType.workflow)
            ? t`${site}の${name}を公開します。公開開始日時がこれからのものは、その日時に公開されます。`
            : t`${site}の${name}を公開します。公開すると、だれでもサイトで見られるようになります。`,
      },
      unpublish: {
        label: t`非公開にする`,
        running: t`非公開にしています`,
        done: (name) => t`${name}を非公開にしました`,
        scheduled: (name) => t`${name}の公開予約を取り消しました`,
        failed: (name) => t`${name}を非公開にできませんでした`,
        title: t`非公開の確認`,
        body: (name) => t`${site}の${name}を非公開にします。サイトでは見られなくなり、内容は下書きとして残ります。`,
      },
    }
  }, [contentType, locale, t, tenant])
}
