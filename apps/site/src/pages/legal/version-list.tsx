import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { usePage } from '../../document/page-context.ts'
import { Day } from './day.tsx'
import { languageOf } from './language-of.ts'
import type { LegalData } from './load-legal.ts'

type VersionListProps = Pick<LegalData, 'name' | 'current' | 'shown' | 'versions'>

/** All versions, newest first, with their changes; empty if there is only one. */
export function VersionList({ name, current, shown, versions }: VersionListProps) {
  const { locale } = usePage()
  if (versions.length < 2) return null
  return (
    <section className="legal-versions" aria-labelledby="versions">
      <h2 id="versions">
        <Trans>改定の履歴</Trans>
      </h2>
      <ol>
        {versions.map((version) => {
          const { id, version: number = '', effectiveDate, changeSummary, fallback } = version
          const isCurrent = id === current?.id
          return (
            <li key={id}>
              <p className="legal-version">
                {id === shown?.id ? (
                  <span aria-current="page">
                    <Trans>{number}版</Trans>
                  </span>
                ) : (
                  <Link to={`/${name}`} search={isCurrent ? {} : { version: number }} activeOptions={{ exact: true }}>
                    <Trans>{number}版</Trans>
                  </Link>
                )}
                {isCurrent && (
                  <span className="legal-mark">
                    <Trans>施行中</Trans>
                  </span>
                )}
              </p>
              <p className="legal-version-day">
                <Trans>施行日</Trans> <Day day={effectiveDate} />
              </p>
              {changeSummary && (
                <p className="legal-version-changes keeps-lines" lang={languageOf(fallback, locale, 'changeSummary')}>
                  {changeSummary}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
