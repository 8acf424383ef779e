import { hasPersonalData } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useContent } from '../content-context.tsx'
import { useOpenPanel } from '../navigation.tsx'

type ReadersButtonProps = {
  readonly id: string
  /** Closes what is open. */
  readonly onOpen?: () => void
}

const OpenReaders = ({ id, onOpen }: ReadersButtonProps) => {
  const openPanel = useOpenPanel()
  const open = () => {
    onOpen?.()
    void openPanel(`personal-data:${id}`)
  }
  return (
    <Button variant="default" size="compact-sm" leftSection={<IconShieldLock size={16} stroke={1.6} />} onClick={open}>
      <Trans>この記録を閲覧した人</Trans>
    </Button>
  )
}

/** Opens who has read the record, for owners, if it has personal data. */
export const ReadersButton = (props: ReadersButtonProps) => {
  const { contentType, role } = useContent()
  return role === 'owner' && hasPersonalData(contentType) && <OpenReaders {...props} />
}
