import type { NamedFilter } from '@captain/content-core'
import { ALLERGENS } from '@captain/presets'

/** Filters for items that are available today, and for diets. */
export const SERVED_ITEM_NAMED_FILTERS = {
  available: {
    input: { kind: 'switch' },
    where: (_answer, today) => [
      { field: 'isSoldOut', in: ['false'] },
      { field: 'seasonFrom', to: today, includeEmpty: true },
      { field: 'seasonUntil', from: today, includeEmpty: true },
    ],
  },
  excludeAllergen: {
    input: { kind: 'options', options: ALLERGENS.filter((one) => one !== 'none'), multiple: true },
    showInList: true,
    where: (allergens) => [{ field: 'allergens', notIn: allergens }],
  },
} as const satisfies Readonly<Record<string, NamedFilter>>
