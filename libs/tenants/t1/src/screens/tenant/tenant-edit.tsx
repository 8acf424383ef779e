import type { ScreenProps } from '@captain/content-react'
import { formActionsFor, FormActions, FormScreen } from '@captain/content-react/form-parts'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { tenant } from '../../tenant.ts'
import { QrDialog, type TenantRecord } from './qr-dialog.tsx'

const QrButton = ({ record }: { readonly record: TenantRecord }) => {
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

const actions = formActionsFor(tenant, 'tenant', (record) => <QrButton record={record} />)

/** The form of a tenant, with the QR code of its site. */
export const Screen = ({ params }: ScreenProps<typeof tenant, 'tenant', 'edit'>) => (
  <FormActions value={actions}>
    <FormScreen screen="edit" params={params} />
  </FormActions>
)
