import { callAuth, refetchSessionInAllTabs, setPassword } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { Button, PasswordInput, UnstyledButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useAccountRules } from '../../../session/use-account-rules.ts'
import { useCheckedFields } from '../../../session/use-checked-fields.ts'
import { FailureLine } from '../failure-line.tsx'
import classes from '../profile.module.css'
import { useAccountMutation } from '../use-account-mutation.ts'
import { useFirstFieldFocus } from '../use-first-field-focus.ts'

type PasswordFormProps = {
  readonly email: string
  readonly hasPassword: boolean
  readonly hasPasskey: boolean
  readonly hasSecondFactor: boolean
  readonly onEnd: (isChanged: boolean) => void
}

/** Sets a new password after the current one or a step-up. Ends all other sessions. */
export const PasswordForm = ({ email, hasPassword, hasPasskey, hasSecondFactor, onEnd }: PasswordFormProps) => {
  const queryClient = useQueryClient()
  const rules = useAccountRules()
  const { isRunning, failure, run } = useAccountMutation()
  const [byPasskey, setByPasskey] = useState(!hasPassword)
  const form = useFirstFieldFocus(byPasskey)
  const { values, propsOf, submitWith } = useCheckedFields(
    { current: '', next: '' },
    { current: (value) => (byPasskey ? null : rules.password(value)), next: rules.newPassword },
  )

  const change = async () => {
    await callAuth(queryClient, 'POST', '/change-password', {
      currentPassword: values.current,
      newPassword: values.next,
      revokeOtherSessions: true,
    })
    // The server replaces the session.
    await refetchSessionInAllTabs(queryClient)
  }

  const save = async () => {
    if (await run(() => (byPasskey ? setPassword(values.next) : change()))) onEnd(true)
  }

  return (
    <form ref={form} className={classes.panel} onSubmit={(event: FormEvent) => submitWith(() => void save())(event)} noValidate>
      {/* Gives password managers the account of the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {!byPasskey && (
        <div className={classes.stack}>
          <PasswordInput
            {...propsOf('current')}
            className={classes.short}
            label={<Trans>現在のパスワード</Trans>}
            autoComplete="current-password"
          />
          {(hasPasskey || hasSecondFactor) && (
            <UnstyledButton className={classes.linkButton} onClick={() => setByPasskey(true)}>
              {hasPasskey ? (
                <Trans>現在のパスワードがわからないときは、パスキーで確認できます</Trans>
              ) : (
                <Trans>現在のパスワードがわからないときは、認証アプリのコードで確認できます</Trans>
              )}
            </UnstyledButton>
          )}
        </div>
      )}
      <PasswordInput
        {...propsOf('next')}
        className={classes.short}
        label={<Trans>新しいパスワード</Trans>}
        description={<Trans>12文字以上にしてください。保存すると、ほかの端末からはログアウトします。</Trans>}
        autoComplete="new-password"
      />
      {byPasskey && (
        <p className={classes.note}>
          {hasSecondFactor && !hasPasskey ? (
            <Trans>保存するときに、認証アプリのコードで本人確認をします。</Trans>
          ) : (
            <Trans>保存するときに、パスキーで本人確認をします。</Trans>
          )}
        </p>
      )}
      <FailureLine failure={failure} />
      <div className={classes.acts}>
        <Button type="submit" loading={isRunning}>
          <Trans>パスワードを保存</Trans>
        </Button>
        <Button variant="default" onClick={() => onEnd(false)} disabled={isRunning}>
          <Trans>キャンセル</Trans>
        </Button>
      </div>
    </form>
  )
}
