import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { DeliverySetting } from '../use-delivery-setting.ts'
import { isUnpaid, matchShipments, type AwaitingOrder } from './match-shipments.ts'
import { readShipments } from './read-shipments.ts'
import classes from './ship-many.module.css'
import { ShipmentSource } from './shipment-source.tsx'
import { ShipmentTable } from './shipment-table.tsx'
import { useShipping } from './use-shipping.ts'

type ShipManyFormProps = {
  readonly orders: readonly AwaitingOrder[]
  readonly carriers: DeliverySetting['carriers']
  readonly onClose: () => void
}

/** Shows the pasted lines, a preview of each, and then the results. */
export const ShipManyForm = ({ orders: awaiting, carriers, onClose }: ShipManyFormProps) => {
  const { t } = useLingui()
  const toasts = useToasts()
  // As of the opening of the dialog: a line whose order was shipped since then still shows that.
  const [orders] = useState(awaiting)
  const [text, setText] = useState('')
  const [confirmsPayment, setConfirmsPayment] = useState(false)
  const [carrier, setCarrier] = useState(() => carriers.find(({ isDefault }) => isDefault)?.name.ja ?? null)
  const { outcomes, progress, ship, clearOutcomes } = useShipping()
  const names = carriers.map(({ name }) => name.ja)
  const { shipments, unread } = readShipments(text)
  const matched = matchShipments(shipments, { orders, carriers: names, standardCarrier: carrier, confirmsPayment })
  const hasUnpaid = matched.some(({ order }) => order !== null && isUnpaid(order))
  const ready = matched.filter(({ problem, line }) => problem === null && outcomes.get(line)?.isShipped !== true)
  const stopped = matched.filter(({ problem }) => problem !== null).length
  const write = (value: string) => {
    setText(value)
    clearOutcomes()
  }
  const start = async () => {
    if (ready.length === 0) return
    const made = await ship(ready)
    const failed = made.filter(({ isShipped }) => !isShipped).length
    if (made.length > failed) toasts.show({ severity: 'success', summary: t`${{ count: made.length - failed }}件を発送済みにしました` })
    if (failed > 0)
      toasts.show({ severity: 'error', summary: t`${{ count: failed }}件は発送済みにできませんでした。表の結果を確認してください。` })
    else if (stopped === 0) onClose()
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <p>{t`注文番号と追跡番号を1行に1件ずつ貼り付けるか、配送会社のCSVファイルを読み込みます。`}</p>
      <p className={classes.mailed}>{t`発送済みにすると、お客様に発送のお知らせメールが送られます。`}</p>
      <ShipmentSource text={text} carriers={names} carrier={carrier} disabled={progress !== null} onText={write} onCarrier={setCarrier} />
      {unread.length > 0 && (
        <p className={classes.bad} role="alert">
          {t`注文番号を読み取れない行があります：${{ lines: unread.slice(0, 20).join(', ') }}行目`}
        </p>
      )}
      {hasUnpaid && (
        <Checkbox
          label={t`入金待ちの注文は、入金も確認済みにして発送する`}
          description={t`入金額は、合計金額どおりとして記録します。`}
          checked={confirmsPayment}
          disabled={progress !== null}
          onChange={(event) => setConfirmsPayment(event.currentTarget.checked)}
        />
      )}
      {matched.length > 0 && <ShipmentTable shipments={matched} outcomes={outcomes} />}
      <div className={classes.buttons}>
        <span role="status">
          {progress !== null
            ? t`発送済みにしています… ${{ done: progress.done }} / ${{ all: progress.all }}件`
            : matched.length > 0
              ? stopped === 0
                ? t`${{ ready: ready.length }}件を発送できます。`
                : t`${{ ready: ready.length }}件を発送できます。${stopped}件は発送されません。`
              : ''}
        </span>
        <Button variant="default" onClick={onClose} disabled={progress !== null}>
          {outcomes.size > 0 ? t`閉じる` : t`キャンセル`}
        </Button>
        <Button type="submit" loading={progress !== null} disabled={ready.length === 0}>
          {ready.length === 0 ? t`発送できる行がありません` : t`${{ count: ready.length }}件を発送済みにする`}
        </Button>
      </div>
    </form>
  )
}
