import { Trans } from '@lingui/react/macro'
import type { FieldIssue } from '@captain/content-core'
import { localizePath } from '@captain/locale'
import { usePage } from '../../document/page-context.ts'
import { controlId, describedBy, FieldError, RequiredBadge } from './field-frame.tsx'
import { isRequired, messagesOf } from './field-rules.ts'
import { focusFirst } from './focus-first.ts'

type ConsentBoxProps = {
  readonly label: string
  readonly policyVersion: string | null
  readonly checked: boolean
  readonly issue: FieldIssue | undefined
  readonly isFirstWrong: boolean
}

const NAME = 'agreePrivacy'

/** The consent to the policy in force. The policy opens in a new tab, so that entered values stay. */
export function ConsentBox({ label, policyVersion, checked, issue, isFirstWrong }: ConsentBoxProps) {
  const { locale, prefix } = usePage()
  return (
    <div className="contact-field" data-field={NAME} data-label={label} data-messages={JSON.stringify(messagesOf(NAME, locale))}>
      <p className="section-lead">
        <Trans>
          いただいた個人情報は、お問い合わせへの対応のために利用します。
          <a href={localizePath('/privacy-policy', prefix)} target="_blank" rel="noopener">
            プライバシーポリシー<span className="visually-hidden">（新しいタブで開きます）</span>
          </a>
          をお読みのうえ、同意してお進みください。
        </Trans>
      </p>
      <input type="hidden" name="policyVersion" value={policyVersion ?? ''} />
      <label className="consent-label">
        <input
          id={controlId(NAME)}
          type="checkbox"
          name={NAME}
          value="true"
          defaultChecked={checked}
          aria-required={isRequired(NAME) || undefined}
          aria-invalid={issue !== undefined || undefined}
          aria-describedby={describedBy(NAME, false)}
          {...focusFirst(isFirstWrong)}
        />
        <span>
          {policyVersion === null ? (
            <Trans>プライバシーポリシーに同意する</Trans>
          ) : (
            <Trans>プライバシーポリシー（第{policyVersion}版）に同意する</Trans>
          )}
        </span>
        {isRequired(NAME) && <RequiredBadge />}
      </label>
      <FieldError name={NAME} issue={issue} />
    </div>
  )
}
