import { useContent } from '@captain/content-react'
import { ListScreen } from '@captain/content-react/list'
import { Button } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { ShipManyDialog } from '../ship-many/ship-many-dialog.tsx'
import { useWords } from '../use-words.ts'

/** The orders, and a way to send many of them at once. */
export const Screen = () => {
  const { canWrite } = useContent()
  const { shipMany: words } = useWords()
  const [isShipping, setShipping] = useState(false)
  const shipButton = canWrite ? (
    <Button variant="default" leftSection={<IconTruckDelivery size={16} />} onClick={() => setShipping(true)}>
      {words.open}
    </Button>
  ) : undefined
  return (
    <>
      <ListScreen actions={shipButton} />
      {isShipping && <ShipManyDialog onClose={() => setShipping(false)} />}
    </>
  )
}
