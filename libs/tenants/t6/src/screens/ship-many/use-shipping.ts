import { runSequence } from '@captain/content-core'
import { useContent, useContentCache, useFailureText, useTenant } from '@captain/content-react'
import { useState } from 'react'
import { tenant } from '../../tenant.ts'
import { isUnpaid, type MatchedShipment } from './match-shipments.ts'

/** Result of a line: shipped, or the reason why not. */
export type Outcome = { readonly isShipped: true } | { readonly isShipped: false; readonly reason: string }

type Shipping = {
  readonly outcomes: ReadonlyMap<number, Outcome>
  /** Progress; null while idle. */
  readonly progress: { readonly done: number; readonly all: number } | null
}

/** The way of an order that awaits its payment: each step keeps its own entry in the history, and one mail reports both. */
const WHOLE_WAY = ['markPaid', 'prepare', 'ship'] as const

const IDLE: Shipping = { outcomes: new Map(), progress: null }

/** Runs the transition of each order one after the other; a rejected order does not stop the others. */
export const useShipping = () => {
  const { client } = useTenant(tenant)
  const { http } = useContent()
  const cache = useContentCache()
  const describe = useFailureText()
  const [state, setState] = useState<Shipping>(IDLE)

  const shipOne = async ({ order, chosenCarrier, trackingNumber }: MatchedShipment): Promise<Outcome> => {
    if (order === null) return { isShipped: false, reason: '' }
    try {
      const input = { carrier: chosenCarrier, ...(trackingNumber !== null && { trackingNumber }) }
      const { id, lockVersion } = order
      const sequence = {
        tenant: tenant.slug,
        type: 'order',
        id,
        lockVersion,
        input,
        transitions: WHOLE_WAY,
        idempotencyKey: `ship-${id}-${lockVersion}`,
      }
      if (isUnpaid(order)) await runSequence(http, sequence)
      else await client.order.transition(id, lockVersion, 'ship', input)
      return { isShipped: true }
    } catch (error) {
      return { isShipped: false, reason: describe(error) }
    }
  }

  const ship = async (shipments: readonly MatchedShipment[]): Promise<readonly Outcome[]> => {
    const outcomes = new Map(state.outcomes)
    const made: Outcome[] = []
    for (const [place, shipment] of shipments.entries()) {
      setState({ outcomes: new Map(outcomes), progress: { done: place, all: shipments.length } })
      const outcome = await shipOne(shipment)
      made.push(outcome)
      outcomes.set(shipment.line, outcome)
    }
    setState({ outcomes, progress: null })
    await cache.refresh()
    return made
  }

  return { ...state, ship, clearOutcomes: () => setState(IDLE) }
}
