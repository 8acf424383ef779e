import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatLongDate } from '@captain/locale'
import { usePage } from '../../document/page-context.ts'
import type { LegalData } from './load-legal.ts'

/** Marks an older version and links to its successor. */
export function PastVersion({ name, current }: Pick<LegalData, 'name' | 'current'>) {
  const { locale } = usePage()
  const { version, effectiveDate } = current ?? {}
  if (version === undefined || typeof effectiveDate !== 'string') return null
  const day = formatLongDate(locale, effectiveDate)
  return (
    <div className="legal-past" role="note">
      <p className="legal-past-title">
        <Trans>これは過去の版です</Trans>
      </p>
      <p>
        <Trans>
          現在は、{day}に施行した{version}版を適用しています。
        </Trans>{' '}
        <Link to={`/${name}`} search={{}} activeOptions={{ exact: true }}>
          <Trans>現在の版を見る</Trans>
        </Link>
      </p>
    </div>
  )
}

type JapaneseOnlyProps = { readonly fallback: readonly string[]; readonly hasText: boolean }

/** Informs English readers that the text, or some items of a notice, are only in Japanese. */
export function JapaneseOnly({ fallback, hasText }: JapaneseOnlyProps) {
  const { locale } = usePage()
  const isText = hasText && fallback.includes('body')
  if (locale !== 'en' || !(isText || (!hasText && fallback.length > 0))) return null
  return (
    <p className="language-notice" role="note">
      {isText ? <Trans>この文書は日本語でのみお読みいただけます</Trans> : <Trans>英語がまだない項目は、日本語で表示しています</Trans>}
    </p>
  )
}
