import { Trans, useLingui } from '@lingui/react/macro'
import type { FieldIssue } from '@captain/content-core'
import type { ReactNode } from 'react'
import { formatNumber } from '@captain/locale'
import { usePage } from '../../document/page-context.ts'
import { isRequired, limitOf, messagesOf } from './field-rules.ts'
import { issueText } from './issue-text.ts'

export const controlId = (name: string): string => `contact-${name}`

/** The ids of what is said about a control: how to fill it in, and what is wrong with it. */
export const describedBy = (name: string, hasHelp: boolean): string =>
  [...(hasHelp ? [`${controlId(name)}-help`] : []), `${controlId(name)}-error`].join(' ')

export function RequiredBadge() {
  return (
    <span className="required-badge">
      <Trans>必須</Trans>
    </span>
  )
}

type FieldHelpProps = { readonly name: string; readonly help: string | null }

/** The help text and the maximum length of a field. The browser's half shows its counter in the same place. */
function FieldHelp({ name, help }: FieldHelpProps) {
  const { t } = useLingui()
  const limit = limitOf(name)
  const shown = formatNumber(limit ?? 0)
  if (help === null && limit === null) return null
  return (
    <p className="field-help" id={`${controlId(name)}-help`}>
      <span>{help ?? t`${shown}文字以内`}</span>
      {limit !== null && <span className="field-count" data-limit={limit} aria-hidden="true" />}
    </p>
  )
}

export const hasHelp = (name: string, help: string | null): boolean => help !== null || limitOf(name) !== null

type FieldErrorProps = { readonly name: string; readonly issue: FieldIssue | undefined }

export function FieldError({ name, issue }: FieldErrorProps) {
  const { locale } = usePage()
  return (
    <p className="field-error" id={`${controlId(name)}-error`} hidden={issue === undefined}>
      {issue && issueText(locale, issue)}
    </p>
  )
}

type FieldFrameProps = FieldErrorProps & { readonly label: string; readonly help: string | null; readonly children: ReactNode }

/** The label, help text, control and error message of a field, stacked vertically. */
export function FieldFrame({ name, label, help, issue, children }: FieldFrameProps) {
  const { locale } = usePage()
  return (
    <div className="contact-field" data-field={name} data-label={label} data-messages={JSON.stringify(messagesOf(name, locale))}>
      <label htmlFor={controlId(name)}>
        {label}
        {isRequired(name) && <RequiredBadge />}
      </label>
      <FieldHelp name={name} help={help} />
      {children}
      <FieldError name={name} issue={issue} />
    </div>
  )
}
