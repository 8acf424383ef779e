import { pluralOf, type PersonalReadItem, type ReadRecord } from '@captain/content-core'
import { formatDateTime, type Locale } from '@captain/locale'
import { Plural, Trans } from '@lingui/react/macro'
import { usePersonalData } from '../personal-data-context.ts'
import classes from './read-log.module.css'
import { useKindLabels } from './use-kind-labels.ts'

const titleIn = ({ id, title }: ReadRecord, locale: Locale): string => (locale === 'en' ? title?.en : null) ?? title?.ja ?? title?.en ?? id

type ReadItemProps = {
  readonly read: PersonalReadItem
  /** Shows the reads of one record only. */
  readonly onRecord: (id: string) => void
}

/** One event: who read which records, when, from which network. */
export const ReadItem = ({ read, onRecord }: ReadItemProps) => {
  const { words, locale } = usePersonalData()
  const kinds = useKindLabels()
  const { at, by, impersonator, isKey, kind, type, records, recordCount, network } = read
  const more = recordCount - records.length
  const labels = words[type]
  const administrator = impersonator?.name
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <time dateTime={at}>{formatDateTime(at)}</time>
        <span className={classes.who}>{by.name}</span>
        {isKey && <Trans>APIキーによる閲覧</Trans>}
        {administrator !== undefined && (
          <span className={classes.onBehalf}>
            <Trans>（{administrator}が代理で閲覧）</Trans>
          </span>
        )}
      </div>
      <p className={classes.what}>
        {labels === undefined ? type : pluralOf(labels)}：{kinds[kind]}
        {recordCount > 1 && (
          <>
            {' '}
            <Plural value={recordCount} other="（#件）" />
          </>
        )}
      </p>
      <ul className={classes.records}>
        {records.map((record) => (
          <li key={record.id}>
            <button type="button" className={classes.record} onClick={() => onRecord(record.id)}>
              {titleIn(record, locale)}
            </button>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Trans>ほか{more}件</Trans>
          </li>
        )}
      </ul>
      {network !== null && (
        <p className={classes.hint}>
          <Trans>ネットワーク：{network}</Trans>
        </p>
      )}
    </li>
  )
}
