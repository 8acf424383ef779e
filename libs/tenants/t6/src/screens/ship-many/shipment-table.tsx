import { useWords } from '../use-words.ts'
import type { MatchedShipment } from './match-shipments.ts'
import classes from './ship-many.module.css'
import type { Outcome } from './use-shipping.ts'

type ShipmentTableProps = {
  readonly shipments: readonly MatchedShipment[]
  readonly outcomes: ReadonlyMap<number, Outcome>
}

const Result = ({ shipment, outcome }: { readonly shipment: MatchedShipment; readonly outcome: Outcome | undefined }) => {
  const { shipMany: words } = useWords()
  if (outcome?.isShipped === true) return <span className={classes.good}>{words.shipped}</span>
  if (outcome !== undefined) return <span className={classes.bad}>{outcome.reason}</span>
  if (shipment.problem !== null) return <span className={classes.bad}>{words.problems[shipment.problem]}</span>
  return <span>{words.ready}</span>
}

/** What will happen to each line, and afterwards what has. */
export const ShipmentTable = ({ shipments, outcomes }: ShipmentTableProps) => {
  const { shipMany: words } = useWords()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={classes.scroll} role="region" aria-label={words.preview} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {[words.line, words.number, words.customer, words.carrier, words.tracking, words.result].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shipments.map((shipment) => (
            <tr key={shipment.line} data-stopped={shipment.problem !== null || undefined}>
              <td>{shipment.line}</td>
              <th scope="row">{shipment.orderNumber}</th>
              <td>{shipment.order?.customerName ?? '–'}</td>
              <td>{shipment.chosenCarrier ?? '–'}</td>
              <td>{shipment.trackingNumber ?? '–'}</td>
              <td>
                <Result shipment={shipment} outcome={outcomes.get(shipment.line)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
