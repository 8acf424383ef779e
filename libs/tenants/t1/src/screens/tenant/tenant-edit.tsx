import type { AnyRecord } from '@captain/content-core'
import type { SpecialScreenProps } from '@captain/content-react'
import { FormActions, FormScreen } from '@captain/content-react/form-parts'
import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../use-words.ts'
import { QrDialog } from './qr-dialog.tsx'

const QrButton = ({ record }: { readonly record: AnyRecord }) => {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconQrcode size={16} />} onClick={() => setOpen(true)}>
        {words.qr}
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
