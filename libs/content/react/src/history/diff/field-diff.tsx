import { isEmptyValue, nestedFields, type AnyField, type ErasedFieldMessages, type Included, type Kind } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { isDocument, isSameBlock, type RichTextBlock, withCheckLists } from '@captain/rich-text-core'
import { asRecord } from '@captain/validation'
import { Trans } from '@lingui/react/macro'
import type { ReactNode, ComponentType } from 'react'
import { sideOf } from '../../fields/side-of.ts'
import { unlocalized } from '../../fields/unlocalized.ts'
import { ReadValue } from '../../form/read-only/read-value.tsx'
import { sameValue } from '../../form/values/same-value.ts'
import classes from './diff.module.css'
import { rowParts, type RowPart } from './row-parts.ts'
import { textParts } from './text-parts.ts'

type FieldDiffProps = {
  readonly field: AnyField
  readonly older: unknown
  readonly newer: unknown
  readonly words: ErasedFieldMessages
  readonly included: Included
  readonly locale: Locale
  readonly lang?: Locale
}

const TextDiff = ({ older, newer, lang }: FieldDiffProps) => (
  <p className={classes.text} lang={lang}>
    {textParts(typeof older === 'string' ? older : '', typeof newer === 'string' ? newer : '').map(({ of, text }, place) => {
      // Parts of two unchanging texts have no identity but their index.
      const key = `${place}-${of}`
      if (of === 'both') return <span key={key}>{text}</span>
      return of === 'old' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>
    })}
  </p>
)

const Marked = ({ of, children }: { readonly of: 'both' | 'old' | 'new'; readonly children: ReactNode }) => {
  if (of === 'both') return <div className={classes.row}>{children}</div>
  return of === 'old' ? <del className={classes.row}>{children}</del> : <ins className={classes.row}>{children}</ins>
}

/** Equal rows are left out: only added and removed rows are shown. */
const Rows = <Row,>({ parts, show }: { readonly parts: readonly RowPart<Row>[]; readonly show: (row: Row) => ReactNode }) => (
  <div className={classes.rows}>
    {parts
      .filter(({ of }) => of !== 'both')
      .map(({ of, row }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows of two unchanging lists have no identity but their index
        <Marked key={place} of={of}>
          {show(row)}
        </Marked>
      ))}
  </div>
)

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const SetDiff = ({ older, newer, ...props }: FieldDiffProps) => (
  <Rows parts={rowParts(asList(older), asList(newer))} show={(one) => <ReadValue {...props} value={[one]} />} />
)

const ListDiff = ({ older, newer, ...props }: FieldDiffProps) => (
  <Rows parts={rowParts(asList(older), asList(newer))} show={(row) => <ReadValue {...props} value={[row]} />} />
)

const blocksOf = (value: unknown): readonly RichTextBlock[] => (isDocument(value) ? withCheckLists(value).blocks : [])

/** Blocks are equal if they say the same, regardless of their ids and of the order of keys. */
const DocumentDiff = ({ older, newer, ...props }: FieldDiffProps) => (
  <Rows
    parts={rowParts(blocksOf(older), blocksOf(newer), isSameBlock)}
    show={(block) => <ReadValue {...props} value={{ blocks: [block] }} />}
  />
)

const GroupDiff = ({ field, older, newer, words, ...props }: FieldDiffProps) => (
  <dl className={classes.parts}>
    {Object.entries(nestedFields(field) ?? {}).map(([name, inner]) => {
      const [before, after] = [asRecord(older)[name] ?? null, asRecord(newer)[name] ?? null]
      if (sameValue(before, after)) return null
      const own = words.fields?.[name] ?? { label: name }
      return (
        <div key={name}>
          <dt>{own.label}</dt>
          <dd>
            <FieldDiff field={inner} older={before} newer={after} words={own} {...props} />
          </dd>
        </div>
      )
    })}
  </dl>
)

const WholeDiff = ({ field, older, newer, ...props }: FieldDiffProps) => (
  <div className={classes.rows}>
    {!isEmptyValue(field, older) && (
      <Marked of="old">
        <ReadValue field={field} value={older} {...props} />
      </Marked>
    )}
    {!isEmptyValue(field, newer) && (
      <Marked of="new">
        <ReadValue field={field} value={newer} {...props} />
      </Marked>
    )}
  </div>
)

const LocalizedDiff = ({ field, older, newer, ...props }: FieldDiffProps) => {
  const one = unlocalized(field)
  return (['ja', 'en'] as const).map((lang) => {
    const [before, after] = [sideOf(older, lang), sideOf(newer, lang)]
    if (sameValue(before, after)) return null
    return (
      <div key={lang} className={classes.side}>
        <span className={classes.lang}>{lang === 'ja' ? <Trans>日本語</Trans> : <Trans>英語</Trans>}</span>
        <FieldDiff {...props} field={one} older={before} newer={after} lang={lang} />
      </div>
    )
  })
}

const DIFFS = {
  text: TextDiff,
  longText: TextDiff,
  slug: TextDiff,
  url: TextDiff,
  email: TextDiff,
  phone: TextDiff,
  postalCode: TextDiff,
  int: WholeDiff,
  decimal: WholeDiff,
  price: WholeDiff,
  boolean: WholeDiff,
  date: WholeDiff,
  dateTime: WholeDiff,
  month: WholeDiff,
  time: WholeDiff,
  select: WholeDiff,
  multiSelect: SetDiff,
  tags: SetDiff,
  color: WholeDiff,
  icon: WholeDiff,
  image: WholeDiff,
  file: WholeDiff,
  inlineImage: WholeDiff,
  secret: WholeDiff,
  richText: DocumentDiff,
  reference: WholeDiff,
  references: SetDiff,
  member: WholeDiff,
  group: GroupDiff,
  list: ListDiff,
} satisfies Readonly<Record<Kind, ComponentType<FieldDiffProps>>>

/**
 * Shows how a field differs between two versions of a record: texts by words, lists by rows, documents by blocks, the rest as one value.
 */
export const FieldDiff = (props: FieldDiffProps): ReactNode => {
  const Diff = props.field.localized ? LocalizedDiff : DIFFS[props.field.kind]
  return <Diff {...props} />
}
