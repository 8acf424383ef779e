import { Trans } from '@lingui/react/macro'
import { optionsOf, type FieldIssue } from '@captain/content-core'
import { FIELDS } from '../../contact-form/contact-fields.ts'
import { usePage } from '../../document/page-context.ts'
import { controlId, describedBy, FieldError, RequiredBadge } from './field-frame.tsx'
import { isRequired, messagesOf } from './field-rules.ts'
import { focusFirst } from './focus-first.ts'

type KindChoiceProps = {
  readonly label: string
  readonly options: Readonly<Record<string, string>>
  readonly value: unknown
  readonly issue: FieldIssue | undefined
  readonly isFirstWrong: boolean
}

const NAME = 'kind'

/** The subject of the message: one of the declared kinds. */
export function KindChoice({ label, options, value, issue, isFirstWrong }: KindChoiceProps) {
  const { locale } = usePage()
  const kinds = optionsOf(FIELDS[NAME])
  return (
    <fieldset
      id="contact-section-kind"
      className="contact-section"
      data-field={NAME}
      data-label={label}
      data-messages={JSON.stringify(messagesOf(NAME, locale))}
      aria-describedby={describedBy(NAME, false)}
    >
      <legend>
        <h2>{label}</h2>
        {isRequired(NAME) && <RequiredBadge />}
      </legend>
      <p className="section-lead">
        <Trans>いちばん近いものをお選びください。</Trans>
      </p>
      <div className="kind-choices">
        {kinds.map((kind, place) => (
          <label key={kind} className="kind-choice">
            <input
              id={place === 0 ? controlId(NAME) : undefined}
              type="radio"
              name={NAME}
              value={kind}
              defaultChecked={value === kind}
              aria-describedby={describedBy(NAME, false)}
              {...focusFirst(isFirstWrong && place === 0)}
            />
            <span>{options[kind] ?? kind}</span>
          </label>
        ))}
      </div>
      <FieldError name={NAME} issue={issue} />
    </fieldset>
  )
}
