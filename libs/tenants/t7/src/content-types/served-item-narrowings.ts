import type { Narrowing } from '@captain/content-core'
import { ALLERGENS } from '@captain/presets'

/** Filters for items that are available today, and for diets. */
export const SERVED_ITEM_NARROWINGS = {
  available: {
    asks: { kind: 'switch' },
    conditions: (_answer, today) => [
      { field: 'isSoldOut', any: ['false'] },
      { field: 'seasonFrom', to: today, orEmpty: true },
      { field: 'seasonUntil', from: today, orEmpty: true },
    ],
  },
  excludeAllergen: {
    asks: { kind: 'options', options: ALLERGENS.filter((one) => one !== 'none'), several: true },
    inList: true,
    conditions: (allergens) => [{ field: 'allergens', none: allergens }],
  },
} as const satisfies Readonly<Record<string, Narrowing>>
