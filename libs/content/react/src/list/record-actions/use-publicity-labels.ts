import { isPublicRecord, type AnyRecord } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { stateOnceOut, timesOf } from '../../form/publishing/publication.ts'

/** What the menu of a row and the palette call publishing and unpublishing a record; null where that is not offered. */
export type PublicityLabels = { readonly publish: string | null; readonly unpublish: string | null }

/** Returns a function that names what changes whether a record is public, or will be. */
export const usePublicityLabels = (): ((record: AnyRecord) => PublicityLabels) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const { workflow } = contentType
  return (record) => {
    const isPublic = isPublicRecord(workflow, record)
    const waits = stateOnceOut({ workflow, entered: timesOf(record), now: new Date() }) === 'scheduled'
    const publish = waits ? t`公開を予約する…` : isPublic ? t`変更を公開する…` : t`公開する…`
    return {
      publish: !isPublic || record.hasUnpublishedChanges === true ? publish : null,
      unpublish: !isPublic ? null : record.state === 'scheduled' ? t`公開予約を取り消す…` : t`非公開にする…`,
    }
  }
}
