import { useLingui } from '@lingui/react/macro'
import type { MatchedShipment } from './match-shipments.ts'
import classes from './ship-many.module.css'
import { useShipmentProblems } from './use-shipment-problems.ts'
import type { Outcome } from './use-shipping.ts'

type ShipmentTableProps = {
  readonly shipments: readonly MatchedShipment[]
  readonly outcomes: ReadonlyMap<number, Outcome>
}

const Result = ({ shipment, outcome }: { readonly shipment: MatchedShipment; readonly outcome: Outcome | undefined }) => {
  const { t } = useLingui()
  const problems = useShipmentProblems()
  if (outcome?.isShipped === true) return <span className={classes.good}>{t`発送済みにしました`}</span>
  if (outcome !== undefined) return <span className={classes.bad}>{outcome.reason}</span>
  if (shipment.problem !== null) return <span className={classes.bad}>{problems[shipment.problem]}</span>
  return <span>{t`発送できます`}</span>
}

/** The planned result of each line, and afterwards the actual one. */
export const ShipmentTable = ({ shipments, outcomes }: ShipmentTableProps) => {
  const { t } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={classes.scroll} role="region" aria-label={t`確認`} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {[t({ message: '行', context: 'まとめて発送' }), t`注文番号`, t`ご注文者名`, t`配送会社`, t`追跡番号`, t`結果`].map((label) => (
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
