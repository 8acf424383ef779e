import { titleOf, type AnyRecord } from '@captain/content-core'
import { recordOptions, useContent, useFailureText, useScope } from '@captain/content-react'
import { ErrorState, FocusBack, QrCode } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Loader, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import classes from './qr-dialog.module.css'

type QrDialogProps = { readonly record: AnyRecord; readonly onClose: () => void }

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Shows the QR code of a tenant's site and saves it as an image. */
export const QrDialog = ({ record: { id, ...shown }, onClose }: QrDialogProps) => {
  const { contentType, locale } = useContent()
  const { t } = useLingui()
  const describe = useFailureText()
  // A list has no images, and may lack a domain that was added since it loaded.
  const { data: record, error, refetch, isFetching } = useQuery(recordOptions(useScope(), id))
  const title = t`「${{ site: titleOf(contentType, record ?? { id, ...shown }, locale) }}」のQRコード`
  const body = () => {
    if (record === undefined) {
      if (error === null) return <Loader className={classes.coming} aria-label={t`読み込んでいます…`} />
      return (
        <ErrorState title={t`読み込めませんでした`} onRetry={() => void refetch()} retrying={isFetching}>
          {describe(error)}
        </ErrorState>
      )
    }
    const host = textOf(record['primaryDomain'])
    if (host === null) return <p>{t`主ドメインがまだありません。「ドメイン」から、本番環境のドメインを追加してください。`}</p>
    return (
      <QrCode text={`https://${host}/`} picture={textOf(record['qrCenterImage'])} label={title} fileName={`${String(record['slug'])}-qr`} />
    )
  }
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': t`閉じる` }}>
      <FocusBack />
      {body()}
    </Modal>
  )
}
