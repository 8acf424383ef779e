import type { AdminAccount } from '@captain/auth-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { RequiredLabel } from '../../../integrations/required-label.tsx'
import classes from '../dialog.module.css'
import { AccountActionDialog } from './account-action-dialog.tsx'
import { BAN_LENGTHS, secondsUntil, type BanLength } from './ban-end.ts'

type BanDialogProps = {
  readonly account: AdminAccount
  readonly onClose: () => void
  /** Receives the reason and the duration in seconds; null for no end. */
  readonly onBan: (reason: string, seconds: number | null) => Promise<void>
}

/** Bans an account, with a reason and a duration. */
export const BanDialog = ({ account: { name }, onClose, onBan }: BanDialogProps) => {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [length, setLength] = useState<BanLength>('none')
  const [day, setDay] = useState('')
  const words: Readonly<Record<BanLength, string>> = {
    1: t`1日間`,
    7: t`7日間`,
    30: t`30日間`,
    date: t`日付を指定`,
    none: t`無期限（解除するまで）`,
  }
  const seconds = () => secondsUntil(length, day, Date.now())
  const missing = () => ({
    ...(reason.trim() === '' && { banReason: t`入力してください。` }),
    ...(seconds() === undefined && { banExpiresIn: t`今日以降の日付を入力してください。` }),
  })
  return (
    <AccountActionDialog
      title={<Trans>利用停止</Trans>}
      confirmLabel={<Trans>利用停止にする</Trans>}
      danger
      onClose={onClose}
      missing={missing}
      onConfirm={() => onBan(reason.trim(), seconds() ?? null)}
    >
      {(issues) => (
        <>
          <p>
            <Trans>
              <strong>「{name}」</strong>を利用停止にします。ログイン中のセッションはすぐに終了し、停止中はログインできません。
            </Trans>
          </p>
          <Textarea
            label={
              <RequiredLabel>
                <Trans>理由</Trans>
              </RequiredLabel>
            }
            description={<Trans>監査ログに残ります。</Trans>}
            value={reason}
            error={issues['banReason']}
            minRows={2}
            data-autofocus
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Radio.Group
            label={<Trans>期間</Trans>}
            value={length}
            onChange={(chosen) => setLength(BAN_LENGTHS.find((one) => one === chosen) ?? 'none')}
          >
            <div className={classes.choices}>
              {BAN_LENGTHS.map((one) => (
                <Radio key={one} value={one} label={words[one]} />
              ))}
            </div>
          </Radio.Group>
          {length === 'date' && (
            <TextInput
              type="date"
              max="9999-12-31"
              label={<Trans>この日の終わりまで</Trans>}
              value={day}
              error={issues['banExpiresIn']}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
          )}
        </>
      )}
    </AccountActionDialog>
  )
}
