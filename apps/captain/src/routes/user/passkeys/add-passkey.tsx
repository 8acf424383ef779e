import { hasPasskeys, registerPasskey, type NewPasskey } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { Button, Radio, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { suggestedPasskeyName } from '../../../session/suggested-passkey-name.ts'
import { useAccountRules } from '../../../session/use-account-rules.ts'
import { DoneLine } from '../done-line.tsx'
import { FailureLine } from '../failure-line.tsx'
import classes from '../profile.module.css'
import { useAct } from '../use-act.ts'
import { useFirstFieldFocus } from '../use-first-field-focus.ts'

type Attachment = NonNullable<NewPasskey['attachment']>

const isAttachment = (value: string): value is Attachment => value === 'platform' || value === 'cross-platform'

type FormProps = { readonly onEnd: (madeName: string | null) => void }

const NewPasskeyForm = ({ onEnd }: FormProps) => {
  const queryClient = useQueryClient()
  const rules = useAccountRules()
  const { isRunning, failure, run } = useAct()
  const form = useFirstFieldFocus()
  const [name, setName] = useState(suggestedPasskeyName)
  const [attachment, setAttachment] = useState<Attachment>('platform')
  const [isChecked, setChecked] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const register = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (rules.passkeyName(name) !== null) return input.current?.focus()
    if (await run(() => registerPasskey(queryClient, { name: name.trim(), attachment }))) onEnd(name.trim())
  }

  return (
    <form ref={form} className={classes.panel} onSubmit={(event) => void register(event)} noValidate>
      <Radio.Group label={<Trans>登録先</Trans>} value={attachment} onChange={(value) => isAttachment(value) && setAttachment(value)}>
        <div className={classes.stack}>
          <Radio value="platform" label={<Trans>この端末</Trans>} description={<Trans>端末の指紋認証や顔認証、PINを使います。</Trans>} />
          <Radio
            value="cross-platform"
            label={<Trans>別の端末・セキュリティキー</Trans>}
            description={<Trans>スマートフォンでQRコードを読み取るか、セキュリティキーを差し込みます。</Trans>}
          />
        </div>
      </Radio.Group>
      <TextInput
        ref={input}
        label={<Trans>パスキーの名前</Trans>}
        description={<Trans>あとで見分けられる名前にします。</Trans>}
        value={name}
        error={isChecked ? rules.passkeyName(name) : null}
        autoComplete="off"
        className={classes.short}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <FailureLine failure={failure} />
      <div className={classes.acts}>
        <Button type="submit" loading={isRunning} leftSection={<IconFingerprint size={18} stroke={1.6} />}>
          <Trans>登録する</Trans>
        </Button>
        <Button variant="default" onClick={() => onEnd(null)} disabled={isRunning}>
          <Trans>キャンセル</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Makes a passkey on this device or another one, with a name that is suggested. */
export const AddPasskey = ({ isFirst }: { readonly isFirst: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const end = (madeName: string | null) => {
    setMade(madeName)
    setOpen(false)
    // The button comes back in the form's place.
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (!hasPasskeys()) {
    return (
      <p className={classes.note}>
        <Trans>このブラウザーはパスキーに対応していません。対応したブラウザーで開くと、登録できます。</Trans>
      </p>
    )
  }
  if (isOpen) return <NewPasskeyForm onEnd={end} />
  return (
    <div className={classes.stack}>
      <Button ref={opener} variant={isFirst ? 'filled' : 'default'} onClick={() => setOpen(true)}>
        {isFirst ? <Trans>パスキーを登録</Trans> : <Trans>パスキーを追加</Trans>}
      </Button>
      <DoneLine>{made === null ? null : <Trans>パスキー「{made}」を登録しました。</Trans>}</DoneLine>
    </div>
  )
}
