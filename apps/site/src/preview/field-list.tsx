import type { AnyField, ErasedTypeMessages } from '@captain/content-core'
import { messagesOfField, WORKFLOW_MESSAGES } from '@captain/content-core'
import { usePage } from '../document/page-context.ts'
import type { DeliveredRecord } from './delivered-record.ts'
import { FieldValue } from './field-value.tsx'

type FieldListProps = {
  readonly fields: readonly (readonly [name: string, field: AnyField])[]
  readonly record: DeliveredRecord
  readonly messages: ErasedTypeMessages
}

/** Fields by the names that their writers know. */
export function FieldList({ fields, record, messages }: FieldListProps) {
  const { locale } = usePage()
  if (fields.length === 0) return null
  const words = { ...messages, fields: { ...WORKFLOW_MESSAGES[locale], ...messages.fields } }
  return (
    <dl className="record-fields">
      {fields.map(([name, field]) => {
        const { label, options, fields: nested } = messagesOfField(words, name)
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd lang={record.fallback.includes(name) ? 'ja' : undefined}>
              <FieldValue field={field} value={record[name]} options={options ?? {}} nested={nested ?? {}} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
