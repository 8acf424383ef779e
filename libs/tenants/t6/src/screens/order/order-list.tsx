import { useContent } from '@captain/content-react'
import { ListScreen } from '@captain/content-react/list'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { SlipsButton } from '../print/slips-button.tsx'
import { ShipManyDialog } from '../ship-many/ship-many-dialog.tsx'

/** The list of orders, with the bulk tools of packing staff. */
export const Screen = () => {
  const { canWrite } = useContent()
  const { t } = useLingui()
  const [isShipping, setShipping] = useState(false)
  const actions = canWrite ? (
    <>
      <SlipsButton />
      <Button variant="default" leftSection={<IconTruckDelivery size={16} />} onClick={() => setShipping(true)}>
        {t`まとめて発送`}
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
