import { useContent } from '@captain/content-react'
import { ListScreen } from '@captain/content-react/list'
import { Button } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { SlipsButton } from '../print/slips-button.tsx'
import { ShipManyDialog } from '../ship-many/ship-many-dialog.tsx'
import { useWords } from '../use-words.ts'

/** The orders, and what whoever packs does with many of them at once. */
export const Screen = () => {
  const { canWrite } = useContent()
  const { shipMany: words } = useWords()
  const [isShipping, setShipping] = useState(false)
  const actions = canWrite ? (
    <>
      <SlipsButton />
      <Button variant="default" leftSection={<IconTruckDelivery size={16} />} onClick={() => setShipping(true)}>
        {words.open}
      </Button>
    </>
  ) : undefined
  return (
    <>
      <ListScreen actions={actions} />
      {isShipping && <ShipManyDialog onClose={() => setShipping(false)} />}
    </>
  )
}
