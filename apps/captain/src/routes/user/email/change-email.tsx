import { callAuth } from '@captain/auth-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { emailOf, useAccountRules } from '../../../session/use-account-rules.ts'
import { DoneLine } from '../done-line.tsx'
import { FailureLine } from '../failure-line.tsx'
import classes from '../profile.module.css'
import { useAccountMutation } from '../use-account-mutation.ts'
import { usePersistedText } from '../use-persisted-text.ts'
import { useFirstFieldFocus } from '../use-first-field-focus.ts'

/** Asks for another address, which counts once the link that is mailed to it is opened. */
export const ChangeEmail = ({ email }: { readonly email: string }) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const rules = useAccountRules()
  const { isRunning, failure, run } = useAccountMutation()
  const [typed, setTyped, clearTyped] = usePersistedText('email')
  const [isChecked, setChecked] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const form = useFirstFieldFocus(typed === null)

  const issueOf = (value: string): string | null =>
    rules.email(value) ?? (emailOf(value).toLowerCase() === email.toLowerCase() ? t`現在のメールアドレスと同じです。` : null)

  const open = () => {
    setSentTo(null)
    setChecked(false)
    setTyped('')
  }

  const close = () => {
    clearTyped()
    // The button replaces the form again.
    requestAnimationFrame(() => opener.current?.focus())
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const address = typed ?? ''
    if (issueOf(address) !== null) return input.current?.focus()
    const newEmail = emailOf(address)
    if (!(await run(() => callAuth(queryClient, 'POST', '/change-email', { newEmail })))) return
    setSentTo(newEmail)
    close()
  }

  if (typed === null) {
    return (
      <>
        <Button ref={opener} variant="default" onClick={open}>
          <Trans>メールアドレスを変更…</Trans>
        </Button>
        <DoneLine>
          {sentTo === null ? null : (
            <Trans>
              {sentTo} に確認メールを送信しました。メールのリンクを開くと、変更が完了します。それまでは現在のメールアドレスのままです。
            </Trans>
          )}
        </DoneLine>
      </>
    )
  }
  return (
    <form ref={form} className={`${classes.form} ${classes.short}`} onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        ref={input}
        type="email"
        label={<Trans>新しいメールアドレス</Trans>}
        description={<Trans>このアドレスに確認メールを送信します。リンクを開くまで、変更されません。</Trans>}
        value={typed}
        error={isChecked ? issueOf(typed) : null}
        autoComplete="email"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => typed !== '' && setChecked(true)}
      />
      <FailureLine failure={failure} />
      <div className={classes.acts}>
        <Button type="submit" loading={isRunning}>
          <Trans>確認メールを送信</Trans>
        </Button>
        <Button variant="default" onClick={close} disabled={isRunning}>
          <Trans>キャンセル</Trans>
        </Button>
      </div>
    </form>
  )
}
