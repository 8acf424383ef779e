import { Trans, useLingui } from '@lingui/react/macro'
import { localizePath } from '@captain/locale'
import { isContactField, SECTIONS, SECTION_NAMES, HIDDEN_FIELDS } from '../../contact-form/contact-fields.ts'
import type { SentValues } from '../../contact-form/sent-values.ts'
import { usePage } from '../../document/page-context.ts'
import type { ContactData } from './load-contact.ts'
import { ErrorNotice } from './error-notice.tsx'
import { useFieldLabels } from './use-field-labels.ts'
import { focusFirst } from './focus-first.ts'

/** The repeated e-mail address appears only once. */
const SHOWN = SECTION_NAMES.flatMap((name): readonly string[] => SECTIONS[name]).filter((name) => name !== 'emailConfirm')

const CARRIED = [...SHOWN, 'emailConfirm', ...HIDDEN_FIELDS.filter((name) => name !== 'locale')]

type ConfirmationProps = ContactData & {
  /** Filled in by the browser's half. */
  readonly isTemplate?: boolean
}

/** The message as it will be sent, to be mended or sent. */
export function Confirmation({ visit, words, policyVersion, isTemplate = false }: ConfirmationProps) {
  const { t } = useLingui()
  const { locale, prefix } = usePage()
  const wordsOf = useFieldLabels(words)
  const { values, trouble } = visit
  const shown = (name: string): string | undefined => {
    if (name === 'agreePrivacy') return policyVersion === null ? t`同意する` : t`第${policyVersion}版に同意する`
    const value = values[name]
    const text = typeof value === 'string' ? value : ''
    if (text === '') return t`（未入力）`
    const { options } = wordsOf(name)
    return Object.hasOwn(options, text) ? options[text] : text
  }
  return (
    <form className="contact-confirmation" method="post" action={localizePath('/contact', prefix)} data-confirmation="">
      <h2 id="contact-confirm" tabIndex={-1} {...focusFirst(!isTemplate && trouble === null)}>
        <Trans>この内容で送信します</Trans>
      </h2>
      <p className="section-lead">
        <Trans>まだ送信されていません。内容をお確かめのうえ、「送信する」を押してください。</Trans>
      </p>
      <dl className="confirmed-values">
        {SHOWN.filter((name) => isContactField(name, locale)).map((name) => (
          <div key={name}>
            <dt>{wordsOf(name).label}</dt>
            <dd className="keeps-lines" data-value={name}>
              {shown(name)}
            </dd>
          </div>
        ))}
      </dl>
      {!isTemplate && <CarriedValues values={values} contactKey={visit.key} policyVersion={policyVersion} />}
      <ErrorNotice trouble={trouble} />
      <p className="contact-buttons">
        <button type="submit" className="button-quiet" name="step" value="edit">
          <Trans>修正する</Trans>
        </button>
        <button type="submit" className="button-main" name="step" value="send">
          <Trans>送信する</Trans>
        </button>
      </p>
    </form>
  )
}

type CarriedValuesProps = { readonly values: SentValues; readonly contactKey: string; readonly policyVersion: string | null }

function CarriedValues({ values, contactKey, policyVersion }: CarriedValuesProps) {
  const carried = CARRIED.flatMap((name) => {
    const value = values[name]
    return value === null || value === undefined || value === false ? [] : [[name, String(value)] as const]
  })
  return [...carried, ['key', contactKey] as const, ['policyVersion', policyVersion ?? ''] as const].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
