import { useFailureText } from '@captain/content-react'
import { EmptyState, ErrorState, RestoreFocus } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Loader, Modal } from '@mantine/core'
import { useDeliverySetting } from '../use-delivery-setting.ts'
import { ShipManyForm } from './ship-many-form.tsx'
import { useAwaitingOrders } from './use-awaiting-orders.ts'

/** Marks many orders as shipped, each with its tracking number. */
export const ShipManyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  const describe = useFailureText()
  const orders = useAwaitingOrders()
  const setting = useDeliverySetting()
  const error = orders.error ?? setting.error
  const body = () => {
    if (error !== null) {
      const retry = () => void Promise.all([orders.refetch(), setting.refetch()])
      return (
        <ErrorState title={t`発送を待つ注文を読み込めませんでした`} onRetry={retry} retrying={orders.isFetching || setting.isFetching}>
          {describe(error)}
        </ErrorState>
      )
    }
    if (orders.data === undefined || setting.data === undefined) return <Loader aria-label={t`発送を待つ注文を読み込んでいます…`} />
    if (orders.data.length === 0) {
      return (
        <EmptyState kind="nothing" title={t`発送を待つ注文はありません`}>
          {t`新しい注文が入ると、ここで発送できるようになります。`}
        </EmptyState>
      )
    }
    return <ShipManyForm orders={orders.data} carriers={setting.data?.carriers ?? []} onClose={onClose} />
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`まとめて発送済みにする`}
      size="xl"
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      <RestoreFocus />
      {body()}
    </Modal>
  )
}
