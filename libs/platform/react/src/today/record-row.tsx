import { sidesOf, titleOf, type AnyRecord, type Included } from '@captain/content-core'
import { PathLink, RecordAction, recordPathOf, RecordValue, useContent, useLabels } from '@captain/content-react/record-parts'
import { isStateName, StateDot } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useTodayTenant } from './today-context.ts'
import type { PartOf } from './today-data.ts'
import classes from './today.module.css'

type RecordRowProps = {
  readonly record: AnyRecord
  readonly included: Included
  readonly part: Pick<PartOf<'records'>, 'name' | 'show'>
  /** Whether rows stand next to each other, with their acts only. */
  readonly isCompact: boolean
}

const Name = ({ record, included, part: { name } }: Pick<RecordRowProps, 'record' | 'included' | 'part'>) => {
  const { contentType, locale } = useContent()
  const title = titleOf(contentType, record, locale)
  if (name !== null) return <RecordValue name={name} record={record} included={included} />
  if (title === '') return <Trans>（名前なし）</Trans>
  const value = record[contentType.title]
  const isJapanese = locale === 'en' && typeof value === 'object' && sidesOf(value).en === null
  return isJapanese ? <span lang="ja">{title}</span> : title
}

/** States that say nothing here: the record is as it should be. */
const ORDINARY: ReadonlySet<string> = new Set(['plain', 'on', 'published'])

/** A record with what is to be known of it today, and what staff do with it most. */
export const RecordRow = ({ record, included, part, isCompact }: RecordRowProps) => {
  const { tenant, contentType } = useContent()
  const { ownScreens } = useTodayTenant()
  const { fieldLabel } = useLabels()
  const path = recordPathOf(tenant, contentType, record)
  const name = <Name record={record} included={included} part={part} />
  return (
    <li className={classes.row} data-compact={isCompact || undefined}>
      <div className={classes.words}>
        {path === null ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <PathLink className={classes.name} to={path}>
            {name}
          </PathLink>
        )}
        <div className={classes.values}>
          {!ORDINARY.has(record.state) && isStateName(record.state) && <StateDot state={record.state} />}
          {part.show.map((shown) => (
            <span key={shown} className={classes.value}>
              <span className={classes.label}>{fieldLabel(shown)}</span>
              <RecordValue name={shown} record={record} included={included} />
            </span>
          ))}
        </div>
      </div>
      <RecordAction record={record} formAt={ownScreens.includes(contentType.name) ? path : null} />
    </li>
  )
}
