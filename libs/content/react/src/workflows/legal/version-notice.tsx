import type { RecordResponse } from '@captain/content-core'
import { formatDate } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import classes from './legal.module.css'

const Reason = ({ record }: { readonly record: RecordResponse }) => {
  const day = formatDate(String(record['effectiveDate']))
  switch (record.state) {
    case 'inForce':
      return <Trans>この版は{day}から施行中です。公開した版は変更できません。</Trans>
    case 'scheduled':
      return <Trans>この版は{day}から適用されます。公開した版は変更できません。</Trans>
    case 'superseded':
      return <Trans>この版は新しい版に替わりました。記録として残るため、変更できません。</Trans>
    default:
      return <Trans>この版は取り下げられました。記録として残るため、変更できません。</Trans>
  }
}

/** Explains why a version of a legal document is read-only, and what to do instead. */
export const VersionNotice = ({ record, canWrite }: { readonly record: RecordResponse; readonly canWrite: boolean }) => (
  <div className={classes.notice} role="note">
    <IconLock size={18} aria-hidden />
    <p>
      <Reason record={record} /> {canWrite && <Trans>内容を変えるときは、新しい版として複製してください。</Trans>}
    </p>
  </div>
)
