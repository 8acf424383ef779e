import { PlainField, PlainIconButton } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'

type PasswordFieldProps = Pick<ComponentProps<typeof PlainField>, 'ref' | 'name' | 'value' | 'error' | 'hint' | 'onChange' | 'onBlur'> & {
  /** Selects the password that the browser fills in. */
  readonly kind: 'current-password' | 'new-password'
}

/** A password field with a button to show its text. */
export const PasswordField = ({ kind, ...rest }: PasswordFieldProps) => {
  const { t } = useLingui()
  const [isVisible, setVisible] = useState(false)
  return (
    <PlainField
      {...rest}
      type={isVisible ? 'text' : 'password'}
      autoComplete={kind}
      autoCapitalize="off"
      spellCheck={false}
      label={t`パスワード`}
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
  )
}
