import { pathTo, type AnyRecord } from '@captain/content-core'
import { useContent, useGo } from '@captain/content-react'
import { ListScreen, type RowAct } from '@captain/content-react/list'
import { useLingui } from '@lingui/react/macro'
import { IconLink, IconQrcode, IconUsersGroup } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { QrDialog } from './qr-dialog.tsx'

/** The list of tenants, with links to their members and domains, and the QR codes of their sites. */
export const Screen = () => {
  const { tenant } = useContent()
  const { t } = useLingui()
  const go = useGo()
  const [shown, setShown] = useState<AnyRecord | null>(null)
  const rowActs = useMemo<readonly RowAct[]>(() => {
    const open =
      (name: string): RowAct['act'] =>
      ({ id }) =>
        void go(pathTo(tenant, name, 'list', { parent: id }))
    return [
      { label: t`メンバー`, icon: <IconUsersGroup size={16} />, act: open('tenant-user'), forReaders: true },
      {
        label: t({ message: 'ドメイン', context: 'テナント' }),
        icon: <IconLink size={16} />,
        act: open('tenant-domain'),
        forReaders: true,
      },
      { label: t`QRコード`, icon: <IconQrcode size={16} />, act: setShown, forReaders: true },
    ]
  }, [tenant, go, t])
  return (
    <>
      <ListScreen rowActs={rowActs} />
      {shown !== null && <QrDialog record={shown} onClose={() => setShown(null)} />}
    </>
  )
}
