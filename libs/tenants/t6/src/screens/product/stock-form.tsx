import type { RecordResponse } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { StockLineRow } from './stock-line.tsx'
import type { Product } from './stock-lines.ts'
import classes from './stock.module.css'
import { useStockForm } from './use-stock-form.ts'

type StockFormProps = {
  readonly product: RecordResponse & Product
  readonly name: string
  readonly onRead: () => Promise<unknown>
  readonly onClose: () => void
}

/** A line for each code of the product, with the resulting stock. */
export const StockForm = (opened: StockFormProps) => {
  const { t } = useLingui()
  const { lines, issues, failure, isSaving, type, submit } = useStockForm(opened)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The dialog looked for its first input while the product was loading.
    form.current?.querySelector('input')?.focus()
  }, [])
  useEffect(() => {
    if (issues.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [issues])
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {!opened.product.stockManaged && (
        <p className={classes.note}>{t`この商品は「在庫を管理する」がオフです。注文が入っても、在庫数は減りません。`}</p>
      )}
      <ul className={classes.lines}>
        {lines.map((line, place) => (
          <StockLineRow key={line.sku} line={line} isFirst={place === 0} onType={(text) => type(line.sku, text)} />
        ))}
      </ul>
      {failure !== null && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={opened.onClose} disabled={isSaving}>
          {t`キャンセル`}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t`保存`}
        </Button>
      </div>
    </form>
  )
}
