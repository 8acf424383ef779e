/** Slots of the shop's home page, from top to bottom. */
export const SLOTS = ['hero', 'seasonal', 'gift', 'staff'] as const
export type Slot = (typeof SLOTS)[number]

type Bounds = { readonly min: number; readonly max: number }

const ANY: Bounds = { min: 0, max: 12 }

/** Minimum and maximum number of products in a slot; the hero carousel needs a few (content model, T6.productRecommend). */
export const SLOT_BOUNDS: Readonly<Record<Slot, Bounds>> = { hero: { min: 3, max: 8 }, seasonal: ANY, gift: ANY, staff: ANY }
