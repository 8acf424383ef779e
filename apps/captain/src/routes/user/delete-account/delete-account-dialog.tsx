import { callAuth } from '@captain/auth-react'
import { RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { emailOf } from '../../../session/use-account-rules.ts'
import { FailureLine } from '../failure-line.tsx'
import classes from '../profile.module.css'
import { useAccountFailure, type AccountFailure } from '../use-account-failure.ts'

type LeaveDialogProps = { readonly email: string; readonly onClose: () => void; readonly onLeft: () => void }

/** Asks for the account's e-mail address before it deletes the account. */
export const DeleteAccountDialog = ({ email, onClose, onLeft }: LeaveDialogProps) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const describe = useAccountFailure()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<AccountFailure | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const leave = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    if (emailOf(typed).toLowerCase() !== email.toLowerCase()) {
      setWrong(true)
      return input.current?.focus()
    }
    setRunning(true)
    setFailure(null)
    try {
      await callAuth(queryClient, 'POST', '/delete-user')
      onLeft()
    } catch (error) {
      setFailure(describe(error))
      setRunning(false)
    }
  }

  const change = (value: string) => {
    setTyped(value)
    setWrong(false)
  }

  return (
    <Modal opened onClose={onClose} title={<Trans>退会</Trans>} withCloseButton={false} closeOnClickOutside={false}>
      <RestoreFocus />
      <form className={classes.dialog} onSubmit={(event) => void leave(event)} noValidate>
        <p>
          <Trans>
            <strong>{email}</strong> のアカウントを削除します。この操作は元に戻せません。
          </Trans>
        </p>
        <ul className={classes.effects}>
          <li>
            <Trans>すべての端末からログアウトし、ログインできなくなります。</Trans>
          </li>
          <li>
            <Trans>テナントへの所属と権限がなくなります。</Trans>
          </li>
          <li>
            <Trans>作成したコンテンツと操作の記録は残ります。</Trans>
          </li>
        </ul>
        <TextInput
          ref={input}
          type="email"
          label={<Trans>確認のため、メールアドレスを入力してください</Trans>}
          value={typed}
          error={isWrong ? t`このアカウントのメールアドレスと一致しません。` : null}
          autoComplete="off"
          data-autofocus
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <FailureLine failure={failure} />
        <div className={classes.dialogActs}>
          <Button variant="default" onClick={onClose} disabled={isRunning}>
            <Trans>キャンセル</Trans>
          </Button>
          <Button type="submit" color="red" leftSection={<IconAlertTriangle size={16} aria-hidden />} loading={isRunning}>
            <Trans>退会する</Trans>
          </Button>
        </div>
      </form>
    </Modal>
  )
}
