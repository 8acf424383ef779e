import { LOCALES, type Locale } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import classes from './auth-form.module.css'

const NAMES: Readonly<Record<Locale, string>> = { ja: '日本語', en: 'English' }

type LanguageFieldProps = { readonly value: Locale; readonly onChange: (locale: Locale) => void }

/** The language of mails. */
export const LanguageField = ({ value, onChange }: LanguageFieldProps) => (
  <fieldset className={classes.options}>
    <legend>
      <Trans>メールと画面の言語</Trans>
    </legend>
    {LOCALES.map((locale) => (
      <label key={locale} className={classes.option} lang={locale}>
        <input type="radio" name="locale" checked={value === locale} onChange={() => onChange(locale)} />
        {NAMES[locale]}
      </label>
    ))}
  </fieldset>
)
