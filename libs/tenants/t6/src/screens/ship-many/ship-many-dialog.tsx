import { useFailureText } from '@captain/content-react'
import { EmptyState, ErrorState, FocusBack } from '@captain/ui'
import { Loader, Modal } from '@mantine/core'
import { useDeliverySetting } from '../use-delivery-setting.ts'
import { useWords } from '../use-words.ts'
import { ShipManyForm } from './ship-many-form.tsx'
import { useAwaitingOrders } from './use-awaiting-orders.ts'

/** Marks many orders as shipped, each with its tracking number. */
export const ShipManyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { shipMany: words } = useWords()
  const describe = useFailureText()
  const orders = useAwaitingOrders()
  const setting = useDeliverySetting()
  const error = orders.error ?? setting.error
  const body = () => {
    if (error !== null) {
      const retry = () => void Promise.all([orders.refetch(), setting.refetch()])
      return (
        <ErrorState title={words.loadFailed} onRetry={retry} retrying={orders.isFetching || setting.isFetching}>
          {describe(error)}
        </ErrorState>
      )
    }
    if (orders.data === undefined || setting.data === undefined) return <Loader aria-label={words.loading} />
    if (orders.data.length === 0) {
      return (
        <EmptyState kind="nothing" title={words.none}>
          {words.noneHelp}
        </EmptyState>
      )
    }
    return <ShipManyForm orders={orders.data} carriers={setting.data?.carriers ?? []} onClose={onClose} />
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.title}
      size="xl"
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <FocusBack />
      {body()}
    </Modal>
  )
}
