import { contentTypeOf, pluralOf, type AnyContentType, type AnyRecord } from '@captain/content-core'
import { ContentProvider, useContent, useLabels } from '@captain/content-react/record-parts'
import { Plural, Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { usePlatform } from '../platform-context.ts'
import { PartError, PartSection } from './part-section.tsx'
import { RecordRow } from './record-row.tsx'
import { useTodayTenant } from './today-context.ts'
import type { PartOf, TodayPart } from './today-data.ts'
import classes from './today.module.css'
import { usePart } from './use-part.ts'

/** Number of records with a switch that are shown first; a button shows the others. */
const FIRST = 8

/** Returns the rows in the order in which they were first shown: a row that is switched stays under the thumb. New ones come last. */
const useSteadyOrder = (items: readonly AnyRecord[]): readonly AnyRecord[] => {
  const [first] = useState(() => items.map(({ id }) => id))
  const placeOf = ({ id }: AnyRecord) => (first.includes(id) ? first.indexOf(id) : first.length)
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

type Rows = { readonly part: PartOf<'records'>; readonly type: AnyContentType }

const RowList = ({ part, type }: Rows) => {
  const { items, included } = part
  const rows = useSteadyOrder(items)
  const isCompact = type.mainSwitch !== null
  const [isWhole, setWhole] = useState(!isCompact || items.length <= FIRST + 1)
  const hidden = isWhole ? 0 : rows.length - FIRST
  if (rows.length === 0) {
    return (
      <p className={classes.nothing}>
        <Trans>いまはありません。</Trans>
      </p>
    )
  }
  return (
    <>
      <ul className={classes.rows} data-compact={isCompact || undefined}>
        {rows.slice(0, rows.length - hidden).map((record) => (
          <RecordRow key={record.id} record={record} included={included} part={part} isCompact={isCompact} />
        ))}
      </ul>
      {hidden > 0 && (
        <UnstyledButton className={classes.more} onClick={() => setWhole(true)}>
          <Plural value={hidden} other="ほか#件を表示" />
        </UnstyledButton>
      )}
    </>
  )
}

/** How many records are switched on, or how many there are. */
const Note = ({ part, type }: Rows) => {
  const { words } = useContent()
  const { fieldLabel } = useLabels()
  const { value, capped } = part.count
  const { mainSwitch } = type
  const number = capped ? `${value}+` : String(value)
  if (mainSwitch === null) return value === 0 ? null : <Trans>{number}件</Trans>
  const on = part.items.filter((record) => record[mainSwitch] === true).length
  const label = words.columns?.[mainSwitch]?.label ?? fieldLabel(mainSwitch)
  return on === 0 ? null : (
    <Trans>
      {label} {on}件
    </Trans>
  )
}

type RecordsPartProps = { readonly given: TodayPart; readonly type: string; readonly labels: PartOf<'records'>['labels'] }

/** Records that wait in their list, or that the tenant wants to see today, with their acts. */
export const RecordsPart = ({ given, type: name, labels }: RecordsPartProps) => {
  const { http, locale } = usePlatform()
  const { tenant, messages, role } = useTodayTenant()
  const { part, isReading, retry } = usePart(given)
  const type = contentTypeOf(tenant, name)
  if (part === null || type === null) return null
  const records = part?.kind === 'records' ? part : null
  return (
    <ContentProvider tenant={tenant} contentType={type} role={role} locale={locale} http={http} messages={messages}>
      <PartSection
        title={labels?.[locale] ?? pluralOf(messages[name] ?? { name })}
        note={records !== null && <Note part={records} type={type} />}
        to={records?.to ?? null}
        {...(records !== null && { search: records.search })}
      >
        {records === null ? <PartError onRetry={retry} isReading={isReading} /> : <RowList part={records} type={type} />}
      </PartSection>
    </ContentProvider>
  )
}
