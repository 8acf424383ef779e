import { renamePasskey, type Passkey } from '@captain/auth-react'
import { isComposing } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useAccountRules } from '../../../session/use-account-rules.ts'
import { FailureLine } from '../failure-line.tsx'
import classes from '../profile.module.css'
import { useAccountMutation } from '../use-account-mutation.ts'
import { useFirstFieldFocus } from '../use-first-field-focus.ts'

/** Renames a passkey in place; Escape cancels. */
export const RenamePasskey = ({ passkey, onEnd }: { readonly passkey: Passkey; readonly onEnd: () => void }) => {
  const queryClient = useQueryClient()
  const rules = useAccountRules()
  const { isRunning, failure, run } = useAccountMutation()
  const form = useFirstFieldFocus()
  const [name, setName] = useState(passkey.name)
  const [isChecked, setChecked] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (rules.passkeyName(name) !== null) return input.current?.focus()
    if (name.trim() === passkey.name || (await run(() => renamePasskey(queryClient, passkey.id, name.trim())))) onEnd()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event.nativeEvent) && !isRunning) onEnd()
  }

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void save(event)} onKeyDown={onKeyDown} noValidate>
      <TextInput
        ref={input}
        label={<Trans>パスキーの名前</Trans>}
        value={name}
        error={isChecked ? rules.passkeyName(name) : null}
        autoComplete="off"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <FailureLine failure={failure} />
      <div className={classes.acts}>
        <Button type="submit" loading={isRunning}>
          <Trans>保存</Trans>
        </Button>
        <Button variant="default" onClick={onEnd} disabled={isRunning}>
          <Trans>キャンセル</Trans>
        </Button>
      </div>
    </form>
  )
}
