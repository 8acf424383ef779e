import { workflowOf } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useContent } from '../../content-context.tsx'
import { useTransitionLabels } from '../../form/save/transition-labels.ts'
import type { BulkActionOption } from './bulk-actions.ts'
import type { BulkLabels } from './bulk-labels.ts'
import { usePublicationLabels } from './use-publication-labels.ts'

/** Returns the labels of bulk actions in the interface language. */
export const useBulkLabels = (): Readonly<Partial<Record<BulkActionOption, BulkLabels>>> => {
  const { t } = useLingui()
  const { tenant, contentType, locale } = useContent()
  const steps = useTransitionLabels()
  const publication = usePublicationLabels()
  return useMemo(() => {
    const site = tenant.names[locale]
    const step = (name: keyof typeof steps, done: (of: string) => string): BulkLabels => {
      const { label, title } = steps[name]
      return {
        label,
        title,
        running: t`「${label}」を実行しています`,
        done,
        failed: (of) => t`${of}は「${label}」を実行できませんでした`,
        body: (of) =>
          workflowOf(contentType.workflow).handling === 'final'
            ? t`${site}の${of}に「${label}」を実行します。この操作は、まとめて元に戻せません。`
            : t`${site}の${of}に「${label}」を実行します。`,
      }
    }
    return {
      ...publication,
      delete: {
        label: t`削除`,
        running: t`ごみ箱に移しています`,
        done: (name) => t`${site}の${name}をごみ箱に移しました`,
        failed: (name) => t`${name}を削除できませんでした`,
        title: t`削除の確認`,
        body: (name) => t`${site}の${name}をごみ箱に移します。公開中のものは、サイトで見られなくなります。30日間は、ごみ箱から戻せます。`,
      },
      restore: {
        label: t`ごみ箱から戻す`,
        running: t`ごみ箱から戻しています`,
        done: (name) => t`${name}をごみ箱から戻しました`,
        failed: (name) => t`${name}をごみ箱から戻せませんでした`,
        title: t`ごみ箱から戻す確認`,
        body: (name) => t`${site}の${name}をごみ箱から戻します。`,
      },
      edit: {
        label: t`編集…`,
        running: t`変更しています`,
        done: (name) => t`${name}を変更しました`,
        failed: (name) => t`${name}を変更できませんでした`,
        title: t`まとめて編集`,
        body: (name) => t`${site}の${name}を変更します。`,
      },
      archive: {
        ...step('archive', (name) => t`${name}をアーカイブしました`),
        body: (name) => t`${site}の${name}をアーカイブします。公開中のものは、サイトで見られなくなります。`,
      },
      reopen: step('reopen', (name) => t`${name}を下書きに戻しました`),
      start: step('start', (name) => t`${name}を対応中にしました`),
      resume: step('resume', (name) => t`${name}を対応中に戻しました`),
      markSpam: step('markSpam', (name) => t`${name}を迷惑メールにしました`),
      notSpam: step('notSpam', (name) => t`${name}を未対応に戻しました`),
      markPaid: step('markPaid', (name) => t`${name}を入金済みにしました`),
      prepare: step('prepare', (name) => t`${name}を発送準備中にしました`),
      deliver: step('deliver', (name) => t`${name}を配達完了にしました`),
      refuseReturn: step('refuseReturn', (name) => t`${name}を配達完了に戻しました`),
      finish: step('finish', (name) => t`${name}を対応済みにしました`),
      ship: step('ship', (name) => t`${name}を発送済みにしました`),
    }
  }, [contentType, locale, publication, steps, t, tenant])
}
