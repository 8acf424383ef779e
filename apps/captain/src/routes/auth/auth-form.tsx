import { isComposing } from '@captain/ui'
import type { FormEvent, ReactNode } from 'react'
import classes from './auth-form.module.css'

type AuthFormProps = { readonly onSubmit: (event: FormEvent) => void; readonly children: ReactNode }

/** A form that checks itself; Enter that only ends a conversion does not send it. */
export const AuthForm = ({ onSubmit, children }: AuthFormProps) => (
  <form
    className={classes.form}
    onSubmit={onSubmit}
    onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
    noValidate
  >
    {children}
  </form>
)
