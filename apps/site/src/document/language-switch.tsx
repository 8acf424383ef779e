import { useLingui } from '@lingui/react/macro'
import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import { usePage } from './page-context.ts'

const LANGUAGES = [
  { locale: 'ja', short: 'JA', name: '日本語' },
  { locale: 'en', short: 'EN', name: 'English' },
] as const satisfies readonly { locale: Locale; short: string; name: string }[]

/** Links to the same page in the other language. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const { locale, path, search } = usePage()
  return (
    <div className="language-switch" role="group" aria-label={t`表示する言語`}>
      {LANGUAGES.map((language) => (
        <a
          key={language.locale}
          href={localizePath(path + search, canonicalPrefix(language.locale))}
          hrefLang={language.locale}
          lang={language.locale}
          aria-label={`${language.short} ${language.name}`}
          aria-current={language.locale === locale ? 'true' : undefined}
        >
          {language.short}
        </a>
      ))}
    </div>
  )
}
