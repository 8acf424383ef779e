import { messagesOfField, type AnyContentType, type ErasedTypeMessages } from '@captain/content-core'
import { usePage } from '../../document/page-context.ts'
import type { DeliveredRecord } from '../../preview/delivered-record.ts'
import { languageOf } from './language-of.ts'
import { NoticeItem, NoticeLabel } from './notice-item.tsx'
import { isOnRequest, noticeSections } from './notice-rows.ts'

type NoticeTableProps = { readonly type: AnyContentType; readonly record: DeliveredRecord; readonly messages: ErasedTypeMessages }

/** The items of a notice under the heads of its sections. */
export function NoticeTable(props: NoticeTableProps) {
  const { type, record, messages } = props
  return noticeSections(type, record).map(({ name, fields }) => (
    <section key={name} className="notice-section" aria-labelledby={`section-${name}`}>
      <h2 id={`section-${name}`}>{messages.sections[name] ?? name}</h2>
      <NoticeItems {...props} fields={fields} />
    </section>
  ))
}

/** The items, in one table, of a document that also has a text. */
export function DocumentItems(props: NoticeTableProps) {
  const fields = noticeSections(props.type, props.record).flatMap((section) => section.fields)
  return fields.length === 0 ? null : <NoticeItems {...props} fields={fields} />
}

function NoticeItems({ type, record, messages, fields }: NoticeTableProps & { readonly fields: readonly string[] }) {
  const { locale } = usePage()
  return (
    <dl className="notice-items">
      {fields.map((name) => {
        const field = type.fields[name]
        if (field === undefined) return null
        const words = messagesOfField(messages, name)
        const written = name === 'address' && isOnRequest(record) ? 'disclosureNote' : name
        return (
          <div key={name}>
            <dt>
              <NoticeLabel name={name} record={record} words={words} />
            </dt>
            <dd lang={languageOf(record.fallback, locale, written)}>
              <NoticeItem name={name} field={field} record={record} words={words} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
