import { useToasts } from '@captain/ui'
import { Button, FileButton, Select, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { DeliverySetting } from '../use-delivery-setting.ts'
import { useWords } from '../use-words.ts'
import { matchShipments, type AwaitingOrder } from './match-shipments.ts'
import { readShipments } from './read-shipments.ts'
import { readTextFile } from './read-text-file.ts'
import classes from './ship-many.module.css'
import { ShipmentTable } from './shipment-table.tsx'
import { useShipping } from './use-shipping.ts'

type ShipManyFormProps = {
  readonly orders: readonly AwaitingOrder[]
  readonly carriers: DeliverySetting['carriers']
  readonly onClose: () => void
}

/** Lines in, what will happen to each, and then it happens. */
export const ShipManyForm = ({ orders: awaiting, carriers, onClose }: ShipManyFormProps) => {
  const { shipMany: words, order: orderWords } = useWords()
  const toasts = useToasts()
  // As they were when the dialog opened: a line whose order has gone out meanwhile still says so.
  const [orders] = useState(awaiting)
  const [text, setText] = useState('')
  const [carrier, setCarrier] = useState(() => carriers.find(({ isDefault }) => isDefault)?.name.ja ?? null)
  const { outcomes, progress, ship, forget } = useShipping()
  const names = carriers.map(({ name }) => name.ja)
  const { shipments, unread } = readShipments(text)
  const matched = matchShipments(shipments, { orders, carriers: names, standardCarrier: carrier })
  const ready = matched.filter(({ problem, line }) => problem === null && outcomes.get(line)?.isShipped !== true)
  const stopped = matched.filter(({ problem }) => problem !== null).length
  const write = (value: string) => {
    setText(value)
    forget()
  }
  const start = async () => {
    if (ready.length === 0) return
    const made = await ship(ready)
    const failed = made.filter(({ isShipped }) => !isShipped).length
    if (made.length > failed) toasts.show({ severity: 'success', summary: words.done(made.length - failed) })
    if (failed > 0) toasts.show({ severity: 'error', summary: words.someFailed(failed) })
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
      <p>{words.help}</p>
      <p className={classes.mailed}>{words.mailed}</p>
      <div className={classes.source}>
        <Textarea
          className={classes.lines}
          label={words.pasted}
          description={words.pastedHelp}
          placeholder={words.example}
          autosize
          minRows={4}
          maxRows={10}
          value={text}
          disabled={progress !== null}
          data-autofocus
          onChange={(event) => write(event.currentTarget.value)}
        />
        <div>
          <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(file) => file !== null && void readTextFile(file).then(write)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconFileUpload size={16} />} disabled={progress !== null}>
                {words.readFile}
              </Button>
            )}
          </FileButton>
        </div>
        <Select
          label={words.carrier}
          description={words.carrierHelp}
          placeholder={names.length > 0 ? orderWords.chooseCarrier : orderWords.noCarrier}
          data={names}
          value={carrier}
          disabled={progress !== null}
          onChange={setCarrier}
        />
      </div>
      {unread.length > 0 && (
        <p className={classes.bad} role="alert">
          {words.unread(unread.slice(0, 20).join(', '))}
        </p>
      )}
      {matched.length > 0 && <ShipmentTable shipments={matched} outcomes={outcomes} />}
      <div className={classes.buttons}>
        <span role="status">
          {progress !== null ? words.running(progress.done, progress.all) : matched.length > 0 ? words.summary(ready.length, stopped) : ''}
        </span>
        <Button variant="default" onClick={onClose} disabled={progress !== null}>
          {outcomes.size > 0 ? words.close : words.cancel}
        </Button>
        <Button type="submit" loading={progress !== null} disabled={ready.length === 0}>
          {ready.length === 0 ? words.nothing : words.ship(ready.length)}
        </Button>
      </div>
    </form>
  )
}
