import { titleOf, type AnyRecord } from '@captain/content-core'
import { useContent, useFailureText } from '@captain/content-react'
import { ErrorState, FocusBack } from '@captain/ui'
import { Loader, Modal } from '@mantine/core'
import { useEffect } from 'react'
import { useWords } from '../use-words.ts'
import { StockForm } from './stock-form.tsx'
import { useProduct } from './use-product.ts'

type StockDialogProps = { readonly record: AnyRecord; readonly onClose: () => void }

/** Counts the stock of one product up and down. */
export const StockDialog = ({ record, onClose }: StockDialogProps) => {
  const { contentType, locale } = useContent()
  const { stock: words } = useWords()
  const describe = useFailureText()
  const { data, error, isFetching, refetch } = useProduct(record.id)
  const name = titleOf(contentType, record, locale)
  useEffect(() => {
    // A dialog that is open from its first moment does not know where the focus was.
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const body = () => {
    // Old numbers are not shown either: what is typed would count from them.
    if (error !== null) {
      return (
        <ErrorState title={words.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {describe(error)}
        </ErrorState>
      )
    }
    if (data === undefined) return <Loader aria-label={words.loading} />
    return <StockForm product={data} name={name} onRead={refetch} onClose={onClose} />
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.title(name)}
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <FocusBack />
      {body()}
    </Modal>
  )
}
