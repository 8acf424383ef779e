import { useNavigateTo, useTenant } from '@captain/content-react'
import { ListScreen, rowActionsFor, type RowAction } from '@captain/content-react/list'
import { useLingui } from '@lingui/react/macro'
import { IconLink, IconQrcode, IconUsersGroup } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { tenant } from '../../tenant.ts'
import { QrDialog, type TenantRecord } from './qr-dialog.tsx'

/** The list of tenants, with links to their members and domains, and the QR codes of their sites. */
export const Screen = () => {
  const { links } = useTenant(tenant)
  const { t } = useLingui()
  const go = useNavigateTo()
  const [shown, setShown] = useState<TenantRecord | null>(null)
  const rowActions = useMemo<readonly RowAction<TenantRecord>[]>(
    () => [
      {
        label: t`メンバー`,
        finds: { ja: 'めんばー', en: 'Members' },
        icon: <IconUsersGroup size={16} />,
        onSelect: ({ id }) => void go(links['tenant-user'].list(id)),
        availableToViewers: true,
      },
      {
        label: t({ message: 'ドメイン', context: 'テナント' }),
        finds: { ja: 'どめいん', en: 'Domains' },
        icon: <IconLink size={16} />,
        onSelect: ({ id }) => void go(links['tenant-domain'].list(id)),
        availableToViewers: true,
      },
      {
        label: t`QRコード`,
        finds: { ja: 'きゅーあーるこーど', en: 'QR code' },
        icon: <IconQrcode size={16} />,
        onSelect: setShown,
        availableToViewers: true,
      },
    ],
    [links, go, t],
  )
  return (
    <>
      <ListScreen rowActions={rowActionsFor(tenant, 'tenant', rowActions)} />
      {shown !== null && <QrDialog record={shown} onClose={() => setShown(null)} />}
    </>
  )
}
