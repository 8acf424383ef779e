import type { AnyRecord } from '@captain/content-core'
import { Menu } from '@mantine/core'
import { IconWorld, IconWorldOff } from '@tabler/icons-react'
import { usePublicityLabels } from './record-actions/use-publicity-labels.ts'
import type { RecordActions } from './record-actions/use-record-actions.ts'

type PublicityItemsProps = { readonly record: AnyRecord; readonly actions: RecordActions }

/** Menu items that publish a record, its changes, or unpublish it. */
export const PublicityItems = ({ record, actions }: PublicityItemsProps) => {
  const { publish, unpublish } = usePublicityLabels()(record)
  return (
    <>
      <Menu.Divider />
      {publish !== null && (
        <Menu.Item leftSection={<IconWorld size={16} />} onClick={() => void actions.publish(record)}>
          {publish}
        </Menu.Item>
      )}
      {unpublish !== null && (
        <Menu.Item leftSection={<IconWorldOff size={16} />} onClick={() => void actions.unpublish(record)}>
          {unpublish}
        </Menu.Item>
      )}
    </>
  )
}
