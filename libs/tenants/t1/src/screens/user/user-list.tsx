import { ListScreen, rowActionsFor, type RowAction } from '@captain/content-react/list'
import { useLingui } from '@lingui/react/macro'
import { IconMailForward } from '@tabler/icons-react'
import { useMemo } from 'react'
import { tenant } from '../../tenant.ts'
import { isInvited, useResend, type User } from './use-resend.ts'

/** The list of people, with an action that sends an invitation again to those who have not used theirs. */
export const Screen = () => {
  const { t } = useLingui()
  const resend = useResend()
  const rowActions = useMemo<readonly RowAction<User>[]>(
    () => [
      {
        label: t`招待メールを再送`,
        finds: { ja: 'しょうたいめーる さいそう', en: 'Resend invitation' },
        icon: <IconMailForward size={16} />,
        onSelect: (record) => void resend(record),
        when: isInvited,
      },
    ],
    [t, resend],
  )
  return <ListScreen rowActions={rowActionsFor(tenant, 'user', rowActions)} />
}
