import { titleOf } from '@captain/content-core'
import { useContent, useFailureText } from '@captain/content-react'
import { ErrorState, RestoreFocus } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Loader, Modal } from '@mantine/core'
import { useEffect } from 'react'
import { product } from '../../content-types/product.ts'
import { StockForm } from './stock-form.tsx'
import type { ListedProduct } from './stock-lines.ts'
import { useProduct } from './use-product.ts'

type StockDialogProps = { readonly record: ListedProduct; readonly onClose: () => void }

/** A dialog that changes the stock of one product. */
export const StockDialog = ({ record, onClose }: StockDialogProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const describe = useFailureText()
  const { data, error, isFetching, refetch } = useProduct(record.id)
  const name = titleOf(product, record, locale)
  useEffect(() => {
    // A dialog that is open on mount does not know the previous focus.
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const body = () => {
    // Old numbers are hidden too: input would be based on them.
    if (error !== null) {
      return (
        <ErrorState title={t`在庫を読み込めませんでした`} onRetry={() => void refetch()} retrying={isFetching}>
          {describe(error)}
        </ErrorState>
      )
    }
    if (data === undefined) return <Loader aria-label={t`在庫を読み込んでいます…`} />
    return <StockForm product={data} name={name} onRead={refetch} onClose={onClose} />
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`「${{ product: name }}」の在庫を増減`}
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      <RestoreFocus />
      {body()}
    </Modal>
  )
}
