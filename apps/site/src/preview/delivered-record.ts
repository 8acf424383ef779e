/** A record of which only the shape of the delivery API is known. */
export type DeliveredRecord = {
  readonly id: string
  readonly fallback: readonly string[]
  readonly updatedAt: string
} & Readonly<Record<string, unknown>>
