import { toHalfWidth } from '@captain/locale'

/** A pasted line, parsed; empty parts are null. */
export type Shipment = {
  /** From 1, as users see it. */
  readonly line: number
  readonly orderNumber: string
  readonly trackingNumber: string | null
  readonly carrier: string | null
}

export type ReadShipments = {
  readonly shipments: readonly Shipment[]
  /** Number of lines without an order number. */
  readonly unread: readonly number[]
}

const ORDER_NUMBER = /^[A-Z]{2}\d{6}-\d{5,}$/
const GAP = /[,\t、]|\s+/

const cellsOf = (line: string): readonly string[] =>
  line
    .split(GAP)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((cell) => cell !== '')

/** Normalises digits and hyphens of a carrier's file to half width. */
const coded = (cell: string): string => toHalfWidth(cell).replace(/[‐‑–—−ー－]/g, '-')

const isTracking = (cell: string): boolean => /^[\d-]+$/.test(coded(cell))

const readLine = (text: string, line: number): Shipment | null => {
  const cells = cellsOf(text)
  const number = cells.findIndex((cell) => ORDER_NUMBER.test(coded(cell).toUpperCase()))
  if (number < 0) return null
  const rest = cells.filter((_cell, place) => place !== number)
  const tracking = rest.find(isTracking)
  const carrier = rest.filter((cell) => cell !== tracking).join(' ')
  return {
    line,
    orderNumber: coded(cells[number] ?? '').toUpperCase(),
    trackingNumber: tracking === undefined ? null : coded(tracking),
    carrier: carrier === '' ? null : carrier,
  }
}

/**
 * Parses lines of an order number, a tracking number and an optional carrier, in any order, separated by commas, tabs or spaces. A first
 * line without an order number is a heading.
 */
export const readShipments = (text: string): ReadShipments => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const shipments: Shipment[] = []
  const unread: number[] = []
  for (const [place, one] of lines.entries()) {
    if (one.trim() === '') continue
    const shipment = readLine(one, place + 1)
    if (shipment !== null) shipments.push(shipment)
    else if (shipments.length + unread.length > 0 || !/[^\d\s,-]/.test(one) || /\d{4}/.test(one)) unread.push(place + 1)
  }
  return { shipments, unread }
}
