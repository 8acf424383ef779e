import { pathTo, type AnyRecord } from '@captain/content-core'
import { useContent, useGo } from '@captain/content-react'
import { ListScreen, type RowAct } from '@captain/content-react/list'
import { IconLink, IconQrcode, IconUsersGroup } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useWords } from '../use-words.ts'
import { QrDialog } from './qr-dialog.tsx'

/** The tenants, with ways to their members and domains, and the QR code of their sites. */
export const Screen = () => {
  const { tenant } = useContent()
  const words = useWords()
  const go = useGo()
  const [shown, setShown] = useState<AnyRecord | null>(null)
  const rowActs = useMemo<readonly RowAct[]>(() => {
    const open =
      (name: string): RowAct['act'] =>
      ({ id }) =>
        void go(pathTo(tenant, name, 'list', { parent: id }))
    return [
      { label: words.members, icon: <IconUsersGroup size={16} />, act: open('tenant-user'), forReaders: true },
      { label: words.domains, icon: <IconLink size={16} />, act: open('tenant-domain'), forReaders: true },
      { label: words.qr, icon: <IconQrcode size={16} />, act: setShown, forReaders: true },
    ]
  }, [tenant, go, words])
  return (
    <>
      <ListScreen rowActs={rowActs} />
      {shown !== null && <QrDialog record={shown} onClose={() => setShown(null)} />}
    </>
  )
}
