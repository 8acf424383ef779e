import { titleOf, type ListedRecordOf } from '@captain/content-core'
import { useContent, useFailureText, useTenant } from '@captain/content-react'
import { ErrorState, RestoreFocus, QrCode } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Loader, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { tenantProfile } from '../../content-types/tenant.ts'
import { tenant } from '../../tenant.ts'
import classes from './qr-dialog.module.css'

/** A tenant that the platform configures, as its list shows it. */
export type TenantRecord = ListedRecordOf<typeof tenantProfile>

type QrDialogProps = { readonly record: TenantRecord; readonly onClose: () => void }

/** Shows the QR code of a tenant's site and saves it as an image. */
export const QrDialog = ({ record: shown, onClose }: QrDialogProps) => {
  const { locale } = useContent()
  const { queries } = useTenant(tenant)
  const { t } = useLingui()
  const describe = useFailureText()
  // A list has no images, and may lack a domain that was added since it loaded.
  const { data: record, error, refetch, isFetching } = useQuery(queries.tenant.record(shown.id))
  const title = t`「${{ site: titleOf(tenantProfile, record ?? shown, locale) }}」のQRコード`
  const body = () => {
    if (record === undefined) {
      if (error === null) return <Loader className={classes.coming} aria-label={t`読み込んでいます…`} />
      return (
        <ErrorState title={t`読み込めませんでした`} onRetry={() => void refetch()} retrying={isFetching}>
          {describe(error)}
        </ErrorState>
      )
    }
    const { primaryDomain: host, qrCenterImage, slug } = record
    if (host === null) return <p>{t`主ドメインがまだありません。「ドメイン」から、本番環境のドメインを追加してください。`}</p>
    return <QrCode text={`https://${host}/`} picture={qrCenterImage} label={title} fileName={`${slug}-qr`} />
  }
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': t`閉じる` }}>
      <RestoreFocus />
      {body()}
    </Modal>
  )
}
