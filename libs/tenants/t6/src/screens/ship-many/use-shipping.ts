import { useContent, useContentCache, useFailureText } from '@captain/content-react'
import { useState } from 'react'
import type { MatchedShipment } from './match-shipments.ts'

/** What became of a line: sent, or why not. */
export type Outcome = { readonly isShipped: true } | { readonly isShipped: false; readonly reason: string }

type Shipping = {
  readonly outcomes: ReadonlyMap<number, Outcome>
  /** How many of how many are done; null while nothing runs. */
  readonly progress: { readonly done: number; readonly all: number } | null
}

const IDLE: Shipping = { outcomes: new Map(), progress: null }

/** Takes orders through their step one after the other: one that is refused does not hold up the others. */
export const useShipping = () => {
  const { client } = useContent()
  const cache = useContentCache()
  const describe = useFailureText()
  const [state, setState] = useState<Shipping>(IDLE)

  const shipOne = async ({ order, chosenCarrier, trackingNumber }: MatchedShipment): Promise<Outcome> => {
    if (order === null) return { isShipped: false, reason: '' }
    try {
      const brought = { carrier: chosenCarrier, ...(trackingNumber !== null && { trackingNumber }) }
      await client.transition(order.id, order.lockVersion, 'ship', brought)
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

  return { ...state, ship, forget: () => setState(IDLE) }
}
