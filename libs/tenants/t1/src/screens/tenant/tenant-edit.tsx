import type { AnyRecord } from '@captain/content-core'
import type { SpecialScreenProps } from '@captain/content-react'
import { FormActions, FormScreen } from '@captain/content-react/form-parts'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { QrDialog } from './qr-dialog.tsx'

const QrButton = ({ record }: { readonly record: AnyRecord }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconQrcode size={16} />} onClick={() => setOpen(true)}>
        {t`QRコード`}
      </Button>
      {isOpen && <QrDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}

const actionsFor = (record: AnyRecord) => <QrButton record={record} />

/** The form of a tenant, with the QR code of its site. */
export const Screen = ({ params }: SpecialScreenProps) => (
  <FormActions value={actionsFor}>
    <FormScreen screen="edit" params={params} />
  </FormActions>
)
