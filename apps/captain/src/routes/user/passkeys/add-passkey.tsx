import { FRESH_SIGN_IN_REQUIRED, supportsPasskeys, registerPasskey, signIn, useSession, type NewPasskey } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { Button, PasswordInput, Radio, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react'
import { suggestedPasskeyName } from '../../../session/suggested-passkey-name.ts'
import { useAccountRules } from '../../../session/use-account-rules.ts'
import { accountQuery } from '../account.ts'
import { DoneLine } from '../done-line.tsx'
import { FailureLine } from '../failure-line.tsx'
import classes from '../profile.module.css'
import { useAccountMutation } from '../use-account-mutation.ts'
import { useFirstFieldFocus } from '../use-first-field-focus.ts'

type Attachment = NonNullable<NewPasskey['attachment']>

const isAttachment = (value: string): value is Attachment => value === 'platform' || value === 'cross-platform'

type AttachmentChoiceProps = { readonly value: Attachment; readonly onChange: (attachment: Attachment) => void }

const AttachmentChoice = ({ value: attachment, onChange }: AttachmentChoiceProps) => (
  <Radio.Group label={<Trans>登録先</Trans>} value={attachment} onChange={(value) => isAttachment(value) && onChange(value)}>
    <div className={classes.stack}>
      <Radio value="platform" label={<Trans>この端末</Trans>} description={<Trans>端末の指紋認証や顔認証、PINを使います。</Trans>} />
      <Radio
        value="cross-platform"
        label={<Trans>別の端末・セキュリティキー</Trans>}
        description={<Trans>スマートフォンでQRコードを読み取るか、セキュリティキーを差し込みます。</Trans>}
      />
    </div>
  </Radio.Group>
)

type PasswordCheckProps = {
  readonly ref: Ref<HTMLInputElement>
  readonly email: string
  readonly password: string
  readonly error: string | null
  readonly onChange: (password: string) => void
}

/** Asks for the password again, since the sign-in is too long ago to register the first passkey. */
const PasswordCheck = ({ ref, email, password, error, onChange }: PasswordCheckProps) => (
  <>
    {/* Gives password managers the account of the passkey. */}
    <input type="text" autoComplete="username" value={email} readOnly hidden />
    <PasswordInput
      ref={ref}
      label={<Trans>パスワード</Trans>}
      description={<Trans>ログインから時間が経っているため、最初のパスキーを登録する前にパスワードを確認します。</Trans>}
      value={password}
      error={error}
      autoComplete="current-password"
      className={classes.short}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </>
)

type FormProps = { readonly onEnd: (madeName: string | null) => void }

const NewPasskeyForm = ({ onEnd }: FormProps) => {
  const queryClient = useQueryClient()
  const rules = useAccountRules()
  const { isRunning, failure, run } = useAccountMutation()
  const form = useFirstFieldFocus()
  const [name, setName] = useState(suggestedPasskeyName)
  const [attachment, setAttachment] = useState<Attachment>('platform')
  const [isChecked, setChecked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const email = useSession()?.user.email ?? ''
  const hasPassword = useQuery(accountQuery).data?.hasPassword === true
  const [needsPassword, setNeedsPassword] = useState(false)
  const [password, setPassword] = useState('')
  const [isPasswordChecked, setPasswordChecked] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)

  const isTooLate = failure?.code === FRESH_SIGN_IN_REQUIRED
  if (isTooLate && hasPassword && !needsPassword) setNeedsPassword(true)
  useEffect(() => {
    if (needsPassword) passwordInput.current?.focus()
  }, [needsPassword])

  const make = async () => {
    if (needsPassword) await signIn(queryClient, email, password)
    await registerPasskey(queryClient, { name: name.trim(), attachment })
  }

  const register = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (rules.passkeyName(name) !== null) return input.current?.focus()
    setPasswordChecked(needsPassword)
    if (needsPassword && rules.password(password) !== null) return passwordInput.current?.focus()
    if (await run(make)) onEnd(name.trim())
  }

  return (
    <form ref={form} className={classes.panel} onSubmit={(event) => void register(event)} noValidate>
      <AttachmentChoice value={attachment} onChange={setAttachment} />
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
      {needsPassword && (
        <PasswordCheck
          ref={passwordInput}
          email={email}
          password={password}
          error={isPasswordChecked ? rules.password(password) : null}
          onChange={setPassword}
        />
      )}
      <FailureLine failure={isTooLate && needsPassword ? null : failure} />
      {isTooLate && !needsPassword && (
        <Link to="/auth/logout">
          <Trans>ログアウトしてログインし直す</Trans>
        </Link>
      )}
      <div className={classes.acts}>
        <Button type="submit" loading={isRunning} leftSection={<IconFingerprint size={18} stroke={1.6} />}>
          <Trans context="パスキー">登録する</Trans>
        </Button>
        <Button variant="default" onClick={() => onEnd(null)} disabled={isRunning}>
          <Trans>キャンセル</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Creates a passkey on this device or another one, with a suggested name. */
export const AddPasskey = ({ isFirst }: { readonly isFirst: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const end = (madeName: string | null) => {
    setMade(madeName)
    setOpen(false)
    // The button replaces the form again.
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (!supportsPasskeys()) {
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
