import { isPublicRecord, type AnyRecord } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import { IconWorld, IconWorldOff } from '@tabler/icons-react'
import { useContent } from '../content-context.tsx'
import type { RecordActions } from './record-actions/use-record-actions.ts'

type PublicityItemsProps = { readonly record: AnyRecord; readonly actions: RecordActions }

/** Menu items that publish a record, its changes, or unpublish it. */
export const PublicityItems = ({ record, actions }: PublicityItemsProps) => {
  const { contentType } = useContent()
  const isPublic = isPublicRecord(contentType.workflow, record)
  return (
    <>
      <Menu.Divider />
      {(!isPublic || record.hasUnpublishedChanges === true) && (
        <Menu.Item leftSection={<IconWorld size={16} />} onClick={() => void actions.publish(record)}>
          {isPublic ? <Trans>変更を公開する…</Trans> : <Trans>公開する…</Trans>}
        </Menu.Item>
      )}
      {isPublic && (
        <Menu.Item leftSection={<IconWorldOff size={16} />} onClick={() => void actions.unpublish(record)}>
          <Trans>非公開にする…</Trans>
        </Menu.Item>
      )}
    </>
  )
}
