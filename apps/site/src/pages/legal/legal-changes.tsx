import { Trans } from '@lingui/react/macro'
import { usePage } from '../../document/page-context.ts'
import type { DeliveredRecord } from '../../preview/delivered-record.ts'
import { languageOf } from './language-of.ts'

/** The changes of this version; nothing for the first one. */
export function LegalChanges({ record }: { readonly record: DeliveredRecord }) {
  const { locale } = usePage()
  const changes = record['changeSummary']
  if (typeof changes !== 'string' || changes === '') return null
  return (
    <aside className="legal-changes" lang={languageOf(record.fallback, locale, 'changeSummary')}>
      <h2 lang={locale}>
        <Trans>改定の概要</Trans>
      </h2>
      <p className="keeps-lines">{changes}</p>
    </aside>
  )
}
