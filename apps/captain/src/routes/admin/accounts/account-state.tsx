import type { AdminAccount } from '@captain/auth-core'
import { formatDate } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { IconBan, IconCircleCheck, IconCircleDashed, IconHourglass } from '@tabler/icons-react'
import classes from '../admin.module.css'

/** The state of an account as an icon and a label: pending, banned, never signed in, or active. */
export const AccountState = ({ account: { isUser, banned, banExpires, lastSignInAt } }: { readonly account: AdminAccount }) => {
  if (banned) {
    const until = banExpires === null ? null : formatDate(banExpires)
    return (
      <span className={classes.state} data-tone="bad">
        <IconBan size={14} stroke={1.8} aria-hidden />
        {until === null ? <Trans>無期限で停止</Trans> : <Trans>{until}まで停止</Trans>}
      </span>
    )
  }
  if (isUser && lastSignInAt === null) {
    return (
      <span className={classes.state} data-tone="plain">
        <IconCircleDashed size={14} stroke={1.8} aria-hidden />
        <Trans>未ログイン</Trans>
      </span>
    )
  }
  return isUser ? (
    <span className={classes.state} data-tone="good">
      <IconCircleCheck size={14} stroke={1.8} aria-hidden />
      <Trans>利用中</Trans>
    </span>
  ) : (
    <span className={classes.state} data-tone="warn">
      <IconHourglass size={14} stroke={1.8} aria-hidden />
      <Trans>未承認</Trans>
    </span>
  )
}
