import { isComposing, PlainButton, PlainField, PlainIconButton } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useRef, useState, type FormEvent } from 'react'
import { useSignIn } from '../../session/use-sign-in.ts'
import classes from './login-form.module.css'

const EMAIL = /^[^\s@]+@[^\s@]+$/

/** E-mail and password. What was typed stays through every refusal; errors appear on leaving a field and go as soon as they are fixed. */
export const LoginForm = () => {
  const { t } = useLingui()
  const { submit, isPending, failure } = useSignIn()
  const [values, setValues] = useState({ email: '', password: '' })
  const [checked, setChecked] = useState({ email: false, password: false })
  const [isVisible, setVisible] = useState(false)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  const address = values.email.trim().normalize('NFKC')
  const emailError =
    address === ''
      ? t`メールアドレスを入力してください。`
      : EMAIL.test(address)
        ? null
        : t`メールアドレスの形式で入力してください。例：name@example.com`
  const passwordError = values.password === '' ? t`パスワードを入力してください。` : null

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setChecked({ email: true, password: true })
    if (emailError !== null) email.current?.focus()
    else if (passwordError !== null) password.current?.focus()
    else submit(address, values.password)
  }

  return (
    <form
      className={classes.form}
      onSubmit={onSubmit}
      onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
      noValidate
    >
      <PlainField
        ref={email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        label={t`メールアドレス`}
        value={values.email}
        error={checked.email ? emailError : null}
        onChange={(event) => setValues({ ...values, email: event.currentTarget.value })}
        onBlur={() => setChecked({ ...checked, email: checked.email || values.email !== '' })}
      />
      <PlainField
        ref={password}
        type={isVisible ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        label={t`パスワード`}
        value={values.password}
        error={checked.password ? passwordError : null}
        onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
        end={
          <PlainIconButton
            label={isVisible ? t`パスワードを隠す` : t`パスワードを表示する`}
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <IconEyeOff size={18} stroke={1.6} aria-hidden /> : <IconEye size={18} stroke={1.6} aria-hidden />}
          </PlainIconButton>
        }
      />
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <PlainButton type="submit" loading={isPending}>
        <Trans>ログイン</Trans>
      </PlainButton>
    </form>
  )
}
