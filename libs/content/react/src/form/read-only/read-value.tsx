import {
  isEmptyValue,
  nestedFields,
  type AnyField,
  type ErasedFieldMessages,
  type Fields,
  type Included,
  type Kind,
  type Values,
  rowsIn,
} from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { RichTextView } from '@captain/rich-text-react'
import '@captain/rich-text-react/rich-text.css'
import { isDocument } from '@captain/rich-text-core'
import { asRecord } from '@captain/validation'
import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { cellOf } from '../../cells.ts'
import classes from './read-value.module.css'
import { unlocalized } from '../../fields/unlocalized.ts'
import { sideOf } from '../../fields/side-of.ts'

type ReadValueProps = {
  readonly field: AnyField
  readonly value: unknown
  readonly words: ErasedFieldMessages
  readonly included: Included
  /** Language of the interface. */
  readonly locale: Locale
  /** Language of the value, for localized fields. */
  readonly lang?: Locale
}

const TextReading = ({ value, lang }: ReadValueProps) => (
  <span className={classes.text} lang={lang}>
    {String(value)}
  </span>
)

const SwitchReading = ({ value }: ReadValueProps) => (value === true ? <Trans>オン</Trans> : <Trans>オフ</Trans>)

const DocumentReading = ({ value, locale, lang }: ReadValueProps) =>
  isDocument(value) ? <RichTextView document={value} locale={lang ?? locale} forStaff /> : null

const ImageReading = ({ value, included, locale }: ReadValueProps) => {
  const media = included.media[String(value)]
  return media === undefined ? null : (
    <img className={classes.picture} src={media.thumbnailUrl} alt={media.alt[locale] ?? media.originalName} loading="lazy" />
  )
}

const GroupReading = ({ field, value, words, included, locale }: ReadValueProps) => (
  <ReadFields fields={nestedFields(field) ?? {}} values={asRecord(value)} words={words.fields ?? {}} included={included} locale={locale} />
)

const ListReading = ({ field, value, ...rest }: ReadValueProps) => (
  <ol className={classes.rows}>
    {rowsIn(value).map((row, position) => (
      // oxlint-disable-next-line react/no-array-index-key -- rows of a constant text have no identity but their index
      <li key={position}>
        <GroupReading field={field} value={row} {...rest} />
      </li>
    ))}
  </ol>
)

/** Kinds shown in full; the others look as in a list. */
const READINGS: { readonly [K in Kind]?: ComponentType<ReadValueProps> } = {
  text: TextReading,
  longText: TextReading,
  slug: TextReading,
  boolean: SwitchReading,
  richText: DocumentReading,
  image: ImageReading,
  group: GroupReading,
  list: ListReading,
}

/** One value as text, never as a disabled input. An empty one is blank. */
export const ReadValue = (props: ReadValueProps) => {
  const { field, value, words, included, locale } = props
  if (isEmptyValue(field, value)) return null
  const Reading = READINGS[field.kind]
  if (Reading !== undefined) return <Reading {...props} />
  const { Cell } = cellOf(field)
  return <Cell field={field} value={value} words={words} included={included} locale={locale} />
}

type ReadFieldsProps = Pick<ReadValueProps, 'included' | 'locale'> & {
  readonly fields: Fields
  readonly values: Values
  readonly words: Readonly<Record<string, ErasedFieldMessages>>
  /** Shows help texts below fields. */
  readonly helps?: boolean
}

/** Fields and their values as a description list, with both languages of localized fields. */
export const ReadFields = ({ fields, values, words, included, locale, helps = false }: ReadFieldsProps) => (
  <dl className={classes.fields}>
    {Object.entries(fields).map(([name, field]) => {
      const own = words[name] ?? { label: name }
      const value = values[name]
      return (
        <div key={name} className={classes.field}>
          <dt className={classes.label}>{own.label}</dt>
          {field.localized ? (
            (['ja', 'en'] as const).map((lang) => (
              <dd key={lang} className={classes.value}>
                <span className={classes.lang}>{lang === 'ja' ? <Trans>日本語</Trans> : <Trans>英語</Trans>}</span>
                <ReadValue
                  field={unlocalized(field)}
                  value={sideOf(value, lang)}
                  words={own}
                  included={included}
                  locale={locale}
                  lang={lang}
                />
              </dd>
            ))
          ) : (
            <dd className={classes.value}>
              <ReadValue field={field} value={value} words={own} included={included} locale={locale} />
              {helps && own.help !== undefined && <p className={classes.help}>{own.help}</p>}
            </dd>
          )}
        </div>
      )
    })}
  </dl>
)
