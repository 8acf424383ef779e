import { titleOf, type RecordResponse } from '@captain/content-core'
import { RestoreFocus, QrCode } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'

type RecordQrProps = {
  readonly record: RecordResponse
  /** Path of the page that shows the record. */
  readonly page: string
}

/** The QR code of a record's public page, to view and to download. */
export const RecordQr = ({ record, page }: RecordQrProps) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const [isOpen, setOpen] = useState(false)
  const title = titleOf(contentType, record, locale)
  const label = t`「${title}」のQRコード`
  return (
    <>
      <Button variant="subtle" size="xs" leftSection={<IconQrcode size={15} />} onClick={() => setOpen(true)}>
        <Trans>QRコード</Trans>
      </Button>
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} title={label} centered closeButtonProps={{ 'aria-label': t`閉じる` }}>
          <RestoreFocus />
          <QrCode text={new URL(page, window.location.origin).href} label={label} fileName={`${contentType.name}-${record.id}-qr`} />
        </Modal>
      )}
    </>
  )
}
