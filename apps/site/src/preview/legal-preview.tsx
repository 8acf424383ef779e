import { Trans } from '@lingui/react/macro'
import type { AnyContentType, ErasedTypeMessages, State, Tenant } from '@captain/content-core'
import { formatLongDate } from '@captain/locale'
import { RichTextView } from '@captain/rich-text-react'
import { colorClass } from '../document/color-rules.ts'
import { PageHead } from '../document/page-head.tsx'
import { usePage } from '../document/page-context.ts'
import type { DeliveredRecord } from './delivered-record.ts'
import { FieldList } from './field-list.tsx'
import { PlainDocument } from './plain-document.tsx'
import { partsOf } from './record-parts.ts'
import { usePreviewTitle } from './use-preview-title.ts'

/** What the facts above the text say already. */
const FACTS: ReadonlySet<string> = new Set(['version', 'enactedOn', 'effectiveDate', 'changeSummary'])

/** Only ever said to readers of English. */
const PREVAILS = 'The Japanese version prevails.'

type DayProps = { readonly day: unknown }

function Day({ day }: DayProps) {
  const { locale } = usePage()
  return typeof day === 'string' ? <time dateTime={day}>{formatLongDate(locale, day)}</time> : null
}

type LegalPreviewProps = {
  readonly record: DeliveredRecord
  readonly tenant: Pick<Tenant, 'slug' | 'names' | 'color'>
  readonly type: AnyContentType
  readonly messages: ErasedTypeMessages
  readonly state: State
}

/** A version of a legal document: its number and days, what changed, the text, and in English which language prevails. */
export function LegalPreview({ record, tenant, type, messages, state }: LegalPreviewProps) {
  const { locale } = usePage()
  const { title, bodies, rest } = partsOf(type, record)
  // Where the record is named by who gives it, such as a seller, the page is named by what it is.
  const isNamed = type.title === 'title'
  const heading = isNamed ? title.text : messages.name
  const windowTitle = usePreviewTitle(heading, state)
  const languageOf = (field: string) => (record.fallback.includes(field) ? 'ja' : locale)
  const changes = record['changeSummary']
  const named = isNamed ? [] : Object.entries(type.fields).filter(([name]) => name === type.title)
  return (
    <PlainDocument className={colorClass(tenant.color)} name={tenant.names[locale]}>
      <PageHead title={windowTitle} noindex />
      <article className="record legal">
        <header className="record-head">
          <h1 lang={isNamed ? languageOf(title.name) : locale}>{heading}</h1>
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
          {typeof changes === 'string' && changes !== '' && (
            <aside className="legal-changes" lang={languageOf('changeSummary')}>
              <h2 lang={locale}>
                <Trans>改定の概要</Trans>
              </h2>
              <p className="keeps-lines">{changes}</p>
            </aside>
          )}
        </header>
        {bodies.map(({ name, document }) => (
          <RichTextView key={name} document={document} locale={languageOf(name)} anchorPrefix={name} />
        ))}
        <FieldList fields={[...named, ...rest.filter(([name]) => !FACTS.has(name))]} record={record} messages={messages} />
        {locale === 'en' && <p className="legal-prevails">{PREVAILS}</p>}
      </article>
    </PlainDocument>
  )
}
