import { Trans, useLingui } from '@lingui/react/macro'
import { localizePath } from '@captain/locale'
import { isContactField, SECTIONS, sectionOf } from '../../contact-form/contact-fields.ts'
import { usePage } from '../../document/page-context.ts'
import { BotTrap } from './bot-trap.tsx'
import { ConsentBox } from './consent-box.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { KindChoice } from './kind-choice.tsx'
import type { ContactData } from './load-contact.ts'
import { TextControl } from './text-control.tsx'
import { ErrorNotice, useErrorMessages } from './error-notice.tsx'
import { useFieldLabels } from './use-field-labels.ts'
import { useSectionNames } from './use-section-names.ts'

/** The contact form. It works without script; the browser's half reads its texts and rules from here. */
export function ContactForm({ visit, words, policyVersion }: ContactData) {
  const { t } = useLingui()
  const { locale, prefix } = usePage()
  const wordsOf = useFieldLabels(words)
  const names = useSectionNames()
  const { values, issues, trouble } = visit
  const issueOf = (name: string) => issues.find(({ path }) => path === name)
  const firstWrong = issues.find(({ path }) => sectionOf(path) !== null)?.path
  const spoken = { ...useErrorMessages(), none: t`（未入力）`, sending: t`送信しています…`, close: t`閉じる` }
  const controls = (section: 'person' | 'content') =>
    SECTIONS[section]
      .filter((name) => isContactField(name, locale))
      .map((name) => {
        const { label, help } = wordsOf(name)
        return (
          <TextControl
            key={name}
            name={name}
            label={label}
            help={help}
            value={String(values[name] ?? '')}
            issue={issueOf(name)}
            isFirstWrong={name === firstWrong}
          />
        )
      })
  return (
    <form
      id="contact-form"
      className="contact-form"
      method="post"
      action={localizePath('/contact', prefix)}
      noValidate
      data-locale={locale}
      data-words={JSON.stringify(spoken)}
    >
      <ErrorNotice trouble={trouble} />
      <ErrorSummary words={words} issues={issues} />
      <KindChoice
        label={wordsOf('kind').label}
        options={wordsOf('kind').options}
        value={values['kind']}
        issue={issueOf('kind')}
        isFirstWrong={firstWrong === 'kind'}
      />
      {(['person', 'content'] as const).map((section) => (
        <fieldset key={section} id={`contact-section-${section}`} className="contact-section">
          <legend>
            <h2>{names[section]}</h2>
          </legend>
          {controls(section)}
        </fieldset>
      ))}
      <fieldset id="contact-section-consent" className="contact-section">
        <legend>
          <h2>{names.consent}</h2>
        </legend>
        <ConsentBox
          label={wordsOf('agreePrivacy').label}
          policyVersion={policyVersion}
          checked={values['agreePrivacy'] === true}
          issue={issueOf('agreePrivacy')}
          isFirstWrong={firstWrong === 'agreePrivacy'}
        />
      </fieldset>
      <BotTrap />
      <input type="hidden" name="key" value={visit.key} />
      <input type="hidden" name="sourcePath" value={String(values['sourcePath'] ?? '')} />
      <p className="contact-buttons">
        <button type="submit" className="button-main" name="step" value="confirm">
          <Trans>入力内容を確認する</Trans>
        </button>
      </p>
    </form>
  )
}
