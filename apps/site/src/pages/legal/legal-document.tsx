import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AnyContentType, ErasedTypeMessages } from '@captain/content-core'
import { isDocument, outline } from '@captain/rich-text-core'
import { RichTextView } from '@captain/rich-text-react'
import { usePage } from '../../document/page-context.ts'
import type { DeliveredRecord } from '../../preview/delivered-record.ts'
import { Contents } from '../article/contents.tsx'
import { ContactDesk, hasContactDesk } from './contact-desk.tsx'
import { ExternalServices, externalServices } from './external-services.tsx'
import { languageOf } from './language-of.ts'
import { LegalChanges } from './legal-changes.tsx'
import { LegalHead } from './legal-head.tsx'
import { DocumentItems, NoticeTable } from './notice-table.tsx'
import { nameOf } from './name-of.ts'

/** Headings below which a list of contents only repeats the page. */
const MIN_ENTRIES = 3

/** Only ever said to readers of English. */
const PREVAILS = 'The Japanese version prevails.'

type LegalDocumentProps = {
  readonly record: DeliveredRecord
  readonly type: AnyContentType
  readonly messages: ErasedTypeMessages
  /** Actions for the document. */
  readonly actions?: ReactNode
  /** Notices above the text. */
  readonly children?: ReactNode
}

/** A version of a legal document as its readers see it; the preview shows drafts by the same hand. */
export function LegalDocument({ record, type, messages, actions, children }: LegalDocumentProps) {
  const { t } = useLingui()
  const { locale } = usePage()
  const body = isDocument(record['body']) ? record['body'] : null
  const bodyLanguage = languageOf(record.fallback, locale, 'body')
  const { name, language } = nameOf(type, record, messages, locale)
  const own = [
    ...(externalServices(record).length > 0 ? [{ anchor: 'external-services', level: 2 as const, text: t`情報の外部送信` }] : []),
    ...(hasContactDesk(record) ? [{ anchor: 'contact-desk', level: 2 as const, text: t`お問い合わせ窓口` }] : []),
  ]
  // All entries of the contents must be in one language.
  const entries = body ? [...outline(body), ...(bodyLanguage === locale ? own : [])] : []
  return (
    <article className="legal">
      <LegalHead heading={name} language={language} record={record}>
        {actions}
      </LegalHead>
      {children}
      <LegalChanges record={record} />
      <div className="article-columns">
        {entries.length >= MIN_ENTRIES && <Contents entries={entries} language={bodyLanguage} />}
        <div className="legal-body">
          {body ? (
            <>
              <DocumentItems type={type} record={record} messages={messages} />
              <RichTextView document={body} locale={bodyLanguage} />
            </>
          ) : (
            <NoticeTable type={type} record={record} messages={messages} />
          )}
          <ExternalServices record={record} />
          <ContactDesk record={record} />
        </div>
      </div>
      {locale === 'en' && <p className="legal-prevails">{PREVAILS}</p>}
    </article>
  )
}
