import { isEmptyValue, titleOf, isInlineImage, type AnyRecord, type Included } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { TenantMark } from '@captain/ui'
import { IconPhoto } from '@tabler/icons-react'
import { useContent } from '../../content-context.tsx'
import type { ListColumns } from '../list-columns.ts'
import classes from './lead.module.css'
import { ValueCell } from './value-cell.tsx'

type LeadProps = {
  readonly lead: NonNullable<ListColumns['lead']>
  readonly record: AnyRecord
  readonly included: Included
  readonly locale: Locale
  /** Class of the box around the image. */
  readonly className: string | undefined
}

/** A grey with enough contrast for white letters in both colour schemes, for people without an image. */
const NOBODY = '#6f6960'

const colorOf = (record: AnyRecord, name: string | null): string | null => {
  const color = name === null ? null : record[name]
  return typeof color === 'string' ? color : null
}

/** The part before a record's name: its image with its colour. Without an image, the initial in that colour, or an outline. */
export const Lead = ({ lead, record, included, locale, className }: LeadProps) => {
  const { contentType } = useContent()
  const value = record[lead.name]
  const color = colorOf(record, lead.color)
  const mark = color ?? (isInlineImage(lead.field) ? NOBODY : null)
  const isEmpty = isEmptyValue(lead.field, value)
  if (isEmpty && mark !== null)
    return <TenantMark name={titleOf(contentType, record, locale)} color={mark} size="var(--captain-thumb, 40px)" />
  if (isEmpty) {
    return (
      <span className={classes.empty}>
        <IconPhoto size={16} stroke={1.3} aria-hidden />
      </span>
    )
  }
  return (
    <span className={`${className ?? ''} ${classes.root}`}>
      <ValueCell name={lead.name} field={lead.field} value={value} included={included} locale={locale} />
      {color !== null && <span className={classes.dot} style={{ background: color }} aria-hidden />}
    </span>
  )
}
