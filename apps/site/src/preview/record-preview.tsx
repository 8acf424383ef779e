import type { AnyContentType, ErasedTypeMessages, State, Tenant } from '@captain/content-core'
import { RichTextView } from '@captain/rich-text-react'
import { colorClass } from '../document/color-rules.ts'
import { PageHead } from '../document/page-head.tsx'
import { usePage } from '../document/page-context.ts'
import { Picture } from '../pages/picture.tsx'
import type { DeliveredRecord } from './delivered-record.ts'
import { FieldList } from './field-list.tsx'
import { PlainDocument } from './plain-document.tsx'
import { partsOf } from './record-parts.ts'
import { usePreviewTitle } from './use-preview-title.ts'

type RecordPreviewProps = {
  readonly record: DeliveredRecord
  readonly tenant: Pick<Tenant, 'slug' | 'names' | 'color'>
  readonly type: AnyContentType
  readonly messages: ErasedTypeMessages
  readonly state: State
}

/** Shows a record of any type in its tenant's colours: image, title, lead and text first, then all other fields with their labels. */
export function RecordPreview({ record, tenant, type, messages, state }: RecordPreviewProps) {
  const { locale } = usePage()
  const { title, cover, alt, lead, bodies, rest } = partsOf(type, record)
  const windowTitle = usePreviewTitle(title.text, state)
  const languageOf = (field: string) => (record.fallback.includes(field) ? 'ja' : locale)
  return (
    <PlainDocument className={colorClass(tenant.color)} name={tenant.names[locale]}>
      <PageHead title={windowTitle} noindex />
      <article className="record">
        <header className="record-head">
          <p className="record-type">{messages.name}</p>
          <h1 lang={languageOf(title.name)}>{title.text}</h1>
          {lead && (
            <p className="record-lead" lang={languageOf(lead.name)}>
              {lead.text}
            </p>
          )}
        </header>
        {cover && (
          <div className="record-cover">
            <Picture media={cover} alt={alt ?? cover.alt ?? ''} sizes="(min-width: 60rem) 58rem, 100vw" first />
          </div>
        )}
        {bodies.map(({ name, document }) => (
          <RichTextView key={name} document={document} locale={languageOf(name)} anchorPrefix={name} />
        ))}
        <FieldList fields={rest} record={record} messages={messages} />
      </article>
    </PlainDocument>
  )
}
