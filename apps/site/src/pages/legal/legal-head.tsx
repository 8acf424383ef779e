import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Locale } from '@captain/locale'
import type { DeliveredRecord } from '../../preview/delivered-record.ts'
import { PageTitle } from '../page-title.tsx'
import { Day } from './day.tsx'

type LegalHeadProps = {
  readonly heading: string
  readonly language: Locale
  readonly record: DeliveredRecord
  /** Actions for the document. */
  readonly children?: ReactNode
}

/** The name of a document, its version and the days from which it counts. */
export function LegalHead({ heading, language, record, children }: LegalHeadProps) {
  return (
    <header className="legal-head">
      <PageTitle title={heading} language={language} />
      <dl className="legal-facts">
        <div>
          <dt>
            <Trans>版</Trans>
          </dt>
          <dd>{String(record['version'])}</dd>
        </div>
        <div>
          <dt>
            <Trans>制定日</Trans>
          </dt>
          <dd>
            <Day day={record['enactedOn']} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>施行日</Trans>
          </dt>
          <dd>
            <Day day={record['effectiveDate']} />
          </dd>
        </div>
      </dl>
      {children}
    </header>
  )
}
