import type { ErasureCount, FoundRecord } from '@captain/content-core'
import { ErrorState, FormSkeleton, useToasts } from '@captain/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureText } from '../../integrations/use-failure-text.ts'
import { usePersonalData } from '../personal-data-context.ts'
import classes from './person.module.css'

const Numbers = ({ count: { records, emptied, kept, revisions, files, mails } }: { readonly count: ErasureCount }) => (
  <ul className={classes.numbers}>
    <li>
      <Plural value={records} other="記録ごと消去：#件" />
    </li>
    <li>
      <Plural value={emptied} other="個人情報の項目を消去：#件" />
    </li>
    <li>
      <Plural value={kept} other="法律などにより残る記録：#件" />
    </li>
    <li>
      <Plural value={revisions} other="過去の版：#件" />
    </li>
    <li>
      <Plural value={files} other="ファイル：#件" />
    </li>
    <li>
      <Plural value={mails} other="送信したメールの控え：#件" />
    </li>
  </ul>
)

type ErasureDialogProps = {
  readonly query: string
  readonly records: readonly FoundRecord[]
  readonly onClose: () => void
  readonly onErased: () => void
}

/** The second step of an erasure: its numbers, and the question. */
export const ErasureDialog = ({ query, records, onClose, onErased }: ErasureDialogProps) => {
  const { t } = useLingui()
  const { tenant, person } = usePersonalData()
  const toasts = useToasts()
  const describe = useFailureText()
  const [isRunning, setRunning] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['erasure', tenant.slug, query, records.map(({ id }) => id)],
    queryFn: () => person.preview(query, records),
    gcTime: 0,
    retry: false,
  })
  const erase = async () => {
    setRunning(true)
    try {
      await person.erase(query, records)
      toasts.success({ summary: t`個人情報を消去しました`, detail: t`消去したことと、行った人は監査ログに残ります。` })
      onErased()
    } catch (failure) {
      toasts.error({ summary: t`消去できませんでした`, detail: describe(failure) })
      setRunning(false)
    }
  }
  return (
    <Modal opened onClose={onClose} title={<Trans>個人情報の消去</Trans>} closeButtonProps={{ 'aria-label': t`閉じる` }}>
      <div className={classes.step}>
        {error !== null && (
          <ErrorState title={<Trans>件数を確認できませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
            {describe(error)}
          </ErrorState>
        )}
        {error === null && data === undefined && <FormSkeleton fields={3} />}
        {data !== undefined && (
          <>
            <p className={classes.hint}>
              <Trans>公開中の版、過去の版、検索、ごみ箱からも消去します。元に戻せません。</Trans>
            </p>
            <Numbers count={data} />
          </>
        )}
        <div className={classes.acts}>
          <Button variant="default" onClick={onClose}>
            <Trans>キャンセル</Trans>
          </Button>
          <Button
            color="red"
            leftSection={<IconAlertTriangle size={16} aria-hidden />}
            disabled={data === undefined}
            loading={isRunning}
            onClick={() => void erase()}
          >
            <Trans>消去する</Trans>
          </Button>
        </div>
      </div>
    </Modal>
  )
}
