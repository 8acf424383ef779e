import type { MailState } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck, IconClock, IconHelpCircle, IconInbox } from '@tabler/icons-react'
import classes from './thread.module.css'

const ICONS = { waiting: IconClock, sent: IconCheck, kept: IconInbox, refused: IconAlertTriangle, unsure: IconHelpCircle } as const

const Words = ({ state }: { readonly state: MailState }) => {
  switch (state) {
    case 'waiting':
      return <Trans>送信待ち</Trans>
    case 'sent':
      return <Trans>送信済み</Trans>
    case 'kept':
      return <Trans>未送信：メールサーバーが設定されていないため、送信箱に残っています。</Trans>
    case 'refused':
      return <Trans>送信できませんでした。宛先を確認し、電話などほかの方法で連絡してください。</Trans>
    case 'unsure':
      return <Trans>相手に届いたか確認できません。もう一度送る前に、システム管理者に確認してください。</Trans>
  }
}

/** What became of a mail. */
export const MailStateMark = ({ state }: { readonly state: MailState }) => {
  const Icon = ICONS[state]
  return (
    <p className={classes.state} data-state={state} role="status">
      <Icon size={14} aria-hidden />
      <span>
        <Words state={state} />
      </span>
    </p>
  )
}
