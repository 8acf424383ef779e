import { callAuth, type SessionUser } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useAccountRules } from '../../../session/use-account-rules.ts'
import { DoneLine } from '../done-line.tsx'
import { FailureLine } from '../failure-line.tsx'
import classes from '../profile.module.css'
import { useAccountMutation } from '../use-account-mutation.ts'
import { usePersistedText } from '../use-persisted-text.ts'

/** The name that others see; its buttons come with the first change. */
export const NameForm = ({ user }: { readonly user: SessionUser }) => {
  const queryClient = useQueryClient()
  const rules = useAccountRules()
  const { isRunning, failure, run } = useAccountMutation()
  const [typed, setTyped, clearTyped] = usePersistedText('name')
  const [isChecked, setChecked] = useState(false)
  const [isDone, setDone] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const name = typed ?? user.name
  const isChanged = name !== user.name

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (rules.name(name) !== null) return input.current?.focus()
    if (!(await run(() => callAuth(queryClient, 'POST', '/update-user', { name: name.trim() })))) return
    clearTyped()
    setDone(true)
    input.current?.focus()
  }

  const change = (value: string) => {
    setDone(false)
    setTyped(value)
  }

  const discard = () => {
    clearTyped()
    setChecked(false)
    input.current?.focus()
  }

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <TextInput
        ref={input}
        label={<Trans>名前</Trans>}
        value={name}
        error={isChecked ? rules.name(name) : null}
        autoComplete="name"
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => setChecked(true)}
      />
      {isChanged && (
        <div className={classes.acts}>
          <Button type="submit" loading={isRunning}>
            <Trans>名前を保存</Trans>
          </Button>
          <Button variant="default" onClick={discard} disabled={isRunning}>
            <Trans>元に戻す</Trans>
          </Button>
        </div>
      )}
      <FailureLine failure={failure} />
      <DoneLine>{isDone && !isChanged ? <Trans>名前を保存しました。</Trans> : null}</DoneLine>
    </form>
  )
}
