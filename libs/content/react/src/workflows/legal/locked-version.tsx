import type { RecordResponse } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconEye, IconFilePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { StateCard } from '../../form/sidebar/state-card.tsx'
import { ReadOnlyRecord } from '../../form/read-only/read-only-record.tsx'
import { useHref } from '../../form/use-href.ts'
import { HistoryDrawer } from '../../history/load-drawer.tsx'
import { previewPath } from '../../list/use-record-paths.ts'
import { useOfferVerbs } from '../../verbs/use-offer-verbs.ts'
import { useSubject } from '../../verbs/use-subject.ts'
import { PrevailingLanguage } from './prevailing-language.tsx'
import { useNewVersion } from './use-new-version.ts'
import { useWithdraw } from './use-withdraw.ts'
import { VersionNotice } from './version-notice.tsx'

/** A published version of a legal document: users can read it, withdraw it, or copy it into the next one. */
export const LockedVersion = ({ record }: { readonly record: RecordResponse }) => {
  const { t } = useLingui()
  const { tenant, contentType, canWrite, locale } = useContent()
  const href = useHref()
  const newVersion = useNewVersion()
  const withdraw = useWithdraw()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const preview = previewPath(tenant, contentType, record)
  const version = String(record['version'])
  useOfferVerbs(
    canWrite && record.status === 'published' ? [{ verb: 'withdraw', label: t`取り下げる…`, run: () => void withdraw(record) }] : [],
    useSubject(record),
  )
  return (
    <>
      <ReadOnlyRecord
        record={record}
        mark={canWrite ? t`版 ${version}` : t`閲覧のみ`}
        notice={<VersionNotice record={record} canWrite={canWrite} />}
        actions={
          <>
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
            {canWrite && record.status === 'published' && (
              <Button variant="default" onClick={() => void withdraw(record)}>
                <Trans>取り下げる…</Trans>
              </Button>
            )}
            {canWrite && (
              <Button
                leftSection={<IconFilePlus size={16} />}
                loading={newVersion.isRunning}
                onClick={() => void newVersion.start(record.id)}
              >
                <Trans>新しい版として複製</Trans>
              </Button>
            )}
          </>
        }
        rail={<StateCard record={record} publishing={null} onHistory={() => setHistoryOpen(true)} />}
        closing={locale === 'en' ? <PrevailingLanguage /> : null}
      />
      <HistoryDrawer opened={isHistoryOpen} record={record} onClose={() => setHistoryOpen(false)} onRestore={null} />
    </>
  )
}
