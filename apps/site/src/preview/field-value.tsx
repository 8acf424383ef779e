import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  nestedFields,
  type AnyField,
  type DeliveredFile,
  type DeliveredMedia,
  type DeliveredReference,
  type ErasedFieldMessages,
  type Kind,
} from '@captain/content-core'
import { formatDate, formatDateTime, formatMinutes, formatMonth, formatNumber, formatYen } from '@captain/locale'
import { RichTextView } from '@captain/rich-text-react'
import type { RichTextDocument } from '@captain/rich-text-core'
import { colorClass } from '../document/color-rules.ts'
import { usePage } from '../document/page-context.ts'
import { Picture } from '../pages/picture.tsx'

/** Values of the delivery API for the kinds that are more than text. */
type Delivered = {
  int: number
  decimal: `${number}`
  price: { readonly amountIncl: number }
  time: number
  multiSelect: readonly string[]
  tags: readonly string[]
  image: DeliveredMedia
  file: DeliveredFile
  richText: RichTextDocument
  reference: DeliveredReference
  references: readonly DeliveredReference[]
  group: Values
  list: readonly Values[]
}

type Values = Readonly<Record<string, unknown>>

type FieldValueProps<V = unknown> = {
  readonly field: AnyField
  readonly value: V
  readonly options: Readonly<Record<string, string>>
  readonly nested: Readonly<Record<string, ErasedFieldMessages>>
}

const text = ({ value }: FieldValueProps) => String(value)
const option = (key: unknown, options: FieldValueProps['options']) => options[String(key)] ?? String(key)

/** Renderers of delivered values, by kind. */
const VALUES: { readonly [K in Kind]: (props: FieldValueProps<K extends keyof Delivered ? Delivered[K] : unknown>) => ReactNode } = {
  text,
  slug: text,
  icon: text,
  phone: text,
  member: text,
  longText: ({ value }) => <span className="keeps-lines">{String(value)}</span>,
  url: ({ value }) => <a href={String(value)}>{String(value)}</a>,
  email: ({ value }) => <a href={`mailto:${String(value)}`}>{String(value)}</a>,
  postalCode: ({ value }) => `〒${String(value)}`,
  month: function Month({ value }) {
    const { locale } = usePage()
    return formatMonth(locale, String(value))
  },
  int: ({ value }) => formatNumber(value),
  decimal: ({ value }) => formatNumber(value),
  price: ({ value }) => <TaxIncluded amount={value.amountIncl} />,
  boolean: ({ value }) => (value === true ? <Trans>はい</Trans> : <Trans>いいえ</Trans>),
  date: ({ value }) => formatDate(String(value)),
  dateTime: ({ value }) => formatDateTime(String(value)),
  time: ({ value }) => formatMinutes(value),
  select: ({ value, options }) => option(value, options),
  multiSelect: ({ value, options }) => <Words all={value.map((key) => option(key, options))} />,
  tags: ({ value }) => <Words all={value} />,
  color: ({ value }) => <span className={`color-value ${colorClass(String(value))}`}>{String(value)}</span>,
  image: ({ value }) => <Picture media={value} alt={value.alt ?? ''} sizes="20rem" />,
  inlineImage: ({ value }) => <img src={String(value)} alt="" width={96} height={96} />,
  file: ({ value }) => <a href={value.url}>{value.name}</a>,
  secret: () => null,
  richText: function RichText({ value }) {
    const { locale } = usePage()
    return <RichTextView document={value} locale={locale} />
  },
  reference: ({ value }) => value.title,
  references: ({ value }) => <Words all={value.map(({ title }) => title)} />,
  group: ({ field, value, nested }) => <Row field={field} row={value} nested={nested} />,
  list: ({ field, value, nested }) => (
    <ul className="record-rows">
      {value.map((row) => (
        <li key={JSON.stringify(row)}>
          <Row field={field} row={row} nested={nested} />
        </li>
      ))}
    </ul>
  ),
}

export function FieldValue(props: FieldValueProps) {
  // The API delivers each field in the format of its kind.
  const show = VALUES[props.field.kind] as (shown: FieldValueProps) => ReactNode
  return show(props)
}

const SEPARATORS = { ja: '、', en: ', ' }

function Words({ all }: { readonly all: readonly string[] }) {
  return all.join(SEPARATORS[usePage().locale])
}

/** Shows the price that consumers pay, tax included. */
function TaxIncluded({ amount }: { readonly amount: number }) {
  const yen = formatYen(amount)
  return <Trans>{yen}（税込）</Trans>
}

type RowProps = { readonly field: AnyField; readonly row: Values; readonly nested: FieldValueProps['nested'] }

function Row({ field, row: values, nested }: RowProps) {
  const filled = Object.entries(nestedFields(field) ?? {}).filter(([name]) => ![null, undefined, ''].some((none) => values[name] === none))
  return (
    <dl className="record-row">
      {filled.map(([name, inner]) => (
        <div key={name}>
          <dt>{nested[name]?.label ?? name}</dt>
          <dd>
            <FieldValue field={inner} value={values[name]} options={nested[name]?.options ?? {}} nested={nested[name]?.fields ?? {}} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
