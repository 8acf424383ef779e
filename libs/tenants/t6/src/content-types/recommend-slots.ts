/** Slots of the shop's home, from top to bottom. */
export const SLOTS = ['hero', 'seasonal', 'gift', 'staff'] as const
export type Slot = (typeof SLOTS)[number]

type Bounds = { readonly min: number; readonly max: number }

const ANY: Bounds = { min: 0, max: 12 }

/** How many products a slot holds; the hero needs a few to turn through (content model, T6.productRecommend). */
export const SLOT_BOUNDS: Readonly<Record<Slot, Bounds>> = { hero: { min: 3, max: 8 }, seasonal: ANY, gift: ANY, staff: ANY }
