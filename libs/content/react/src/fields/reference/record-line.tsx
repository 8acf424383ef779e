import type { IncludedRecord } from '@captain/content-core'
import { StateDot } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { RecordName } from '../record-name.tsx'
import classes from './record-line.module.css'

/** A record in a picker: image or colour, name, state. */
export const RecordLine = ({ record }: { readonly record: IncludedRecord | null }) => {
  const { locale } = useContent()
  if (record === null) {
    return (
      <span className={classes.missing}>
        <Trans>見つかりません（削除されたようです）</Trans>
      </span>
    )
  }
  return (
    <span className={classes.line}>
      {record.image !== null && <img className={classes.picture} src={record.image} alt="" width={28} height={28} loading="lazy" />}
      {record.image === null && record.color !== null && (
        <span className={classes.swatch} style={{ background: record.color }} aria-hidden />
      )}
      <span className={classes.name}>
        <RecordName record={record} locale={locale} />
      </span>
      {record.state !== 'plain' && record.state !== 'on' && record.state !== 'published' && (
        <span className={classes.state}>
          <StateDot state={record.state} />
        </span>
      )}
    </span>
  )
}
