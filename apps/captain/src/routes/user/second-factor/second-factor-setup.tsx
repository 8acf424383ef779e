import {
  FRESH_SIGN_IN_REQUIRED,
  beginSecondFactor,
  confirmSecondFactor,
  signIn,
  useSession,
  type NewSecondFactor,
} from '@captain/auth-react'
import { QrCode } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, PasswordInput, Skeleton, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useAccountRules } from '../../../session/use-account-rules.ts'
import { useCheckedFields } from '../../../session/use-checked-fields.ts'
import { FailureLine } from '../failure-line.tsx'
import { useAccountMutation } from '../use-account-mutation.ts'
import classes from './second-factor.module.css'

type SetupProps = {
  /** Ends the setup with the recovery codes, or with null if it was cancelled. */
  readonly onEnd: (codes: readonly string[] | null) => void
}

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

const Cancel = ({ onEnd, isRunning }: SetupProps & { readonly isRunning: boolean }) => (
  <Button variant="default" onClick={() => onEnd(null)} disabled={isRunning}>
    <Trans>キャンセル</Trans>
  </Button>
)

type PasswordStepProps = SetupProps & { readonly onSignedIn: () => void }

/** Asks for the password again, since the sign-in is too long ago. */
const PasswordStep = ({ onEnd, onSignedIn }: PasswordStepProps) => {
  const queryClient = useQueryClient()
  const rules = useAccountRules()
  const email = useSession()?.user.email ?? ''
  const { isRunning, failure, run } = useAccountMutation()
  const { values, propsOf, submitWith } = useCheckedFields({ password: '' }, { password: rules.password })
  const check = async () => {
    if (await run(() => signIn(queryClient, email, values.password))) onSignedIn()
  }
  return (
    <form className={classes.panel} onSubmit={(event: FormEvent) => submitWith(() => void check())(event)} noValidate>
      {/* Gives password managers the account of the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...propsOf('password')}
        label={<Trans>パスワード</Trans>}
        description={<Trans>ログインから時間が経っているため、設定の前にパスワードを確認します。</Trans>}
        autoComplete="current-password"
      />
      <FailureLine failure={failure} />
      <div className={classes.acts}>
        <Button type="submit" loading={isRunning}>
          <Trans>続ける</Trans>
        </Button>
        <Cancel onEnd={onEnd} isRunning={isRunning} />
      </div>
    </form>
  )
}

type ConfirmStepProps = SetupProps & { readonly begun: NewSecondFactor }

/** Shows the secret as a QR code and as text, and confirms that the app has it. */
const ConfirmStep = ({ begun: { secret, uri }, onEnd }: ConfirmStepProps) => {
  const { t } = useLingui()
  const rules = useAccountRules()
  const { isRunning, failure, run } = useAccountMutation()
  const { values, propsOf, submitWith } = useCheckedFields({ code: '' }, { code: rules.code })
  const confirm = () =>
    run(async () => {
      onEnd(await confirmSecondFactor(values.code))
    })
  return (
    <form className={classes.panel} onSubmit={(event: FormEvent) => submitWith(() => void confirm())(event)} noValidate>
      <p className={classes.text}>
        <Trans>1. 認証アプリ（Google Authenticator、1Passwordなど）で、このQRコードを読み取ります。</Trans>
      </p>
      <QrCode text={uri} label={t`認証アプリに登録するQRコード`} fileName={null} />
      <p className={classes.text}>
        <Trans>読み取れないときは、次のキーをアプリに入力してください。</Trans>
      </p>
      <code className={classes.secret}>{inGroups(secret)}</code>
      <p className={classes.text}>
        <Trans>2. アプリに表示された6桁のコードを入力します。</Trans>
      </p>
      <TextInput
        {...propsOf('code')}
        label={<Trans>認証コード</Trans>}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        w={200}
      />
      <FailureLine failure={failure} />
      <div className={classes.acts}>
        <Button type="submit" loading={isRunning}>
          <Trans>有効にする</Trans>
        </Button>
        <Cancel onEnd={onEnd} isRunning={isRunning} />
      </div>
    </form>
  )
}

/** Sets up an authenticator app. It counts once a code has confirmed it. */
export const SecondFactorSetup = ({ onEnd }: SetupProps) => {
  const { isRunning, failure, run } = useAccountMutation()
  const [begun, setBegun] = useState<NewSecondFactor | null>(null)
  const isStarted = useRef(false)
  const begin = () =>
    run(async () => {
      setBegun(await beginSecondFactor())
    })
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void begin()
  })
  if (begun !== null) return <ConfirmStep begun={begun} onEnd={onEnd} />
  if (failure?.code === FRESH_SIGN_IN_REQUIRED) return <PasswordStep onEnd={onEnd} onSignedIn={() => void begin()} />
  if (failure === null) return <Skeleton height={320} />
  return (
    <div className={classes.panel}>
      <FailureLine failure={failure} />
      <div className={classes.acts}>
        <Button loading={isRunning} onClick={() => void begin()}>
          <Trans>もう一度試す</Trans>
        </Button>
        <Cancel onEnd={onEnd} isRunning={isRunning} />
      </div>
    </div>
  )
}
