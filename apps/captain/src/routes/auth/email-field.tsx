import { PlainField } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

type EmailFieldProps = Pick<
  ComponentProps<typeof PlainField>,
  'ref' | 'name' | 'value' | 'error' | 'hint' | 'onChange' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'autoComplete'
>

/** An e-mail address. */
export const EmailField = ({ autoComplete = 'email', ...rest }: EmailFieldProps) => {
  const { t } = useLingui()
  return (
    <PlainField
      {...rest}
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
      label={t`メールアドレス`}
    />
  )
}
