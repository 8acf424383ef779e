/**
 * Ingredients that the Food Labelling Standards require on labels; last compared with the list of the Consumer Affairs Agency on
 * 2026-04-01.
 */
const MANDATORY = ['egg', 'milk', 'wheat', 'buckwheat', 'peanut', 'shrimp', 'crab', 'walnut'] as const

/** Ingredients that the standards recommend on labels. */
const RECOMMENDED = [
  'almond',
  'abalone',
  'squid',
  'salmonRoe',
  'orange',
  'cashew',
  'kiwi',
  'beef',
  'sesame',
  'salmon',
  'mackerel',
  'soy',
  'chicken',
  'banana',
  'pork',
  'macadamia',
  'pistachio',
  'peach',
  'yam',
  'apple',
  'gelatin',
] as const

/** `none` is an explicit choice, so that an empty field is never mistaken for safe. */
export const ALLERGENS = [...MANDATORY, ...RECOMMENDED, 'none'] as const

/** The groups in which forms show the allergens. */
export const ALLERGEN_GROUPS = { mandatory: MANDATORY, recommended: RECOMMENDED, nothing: ['none'] } as const
