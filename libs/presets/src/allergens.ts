/** Day on which this list was last compared with the Consumer Affairs Agency's; the authority changes it from time to time. */
export const ALLERGENS_REVISED_ON = '2026-04-01'

/** Ingredients that the Food Labelling Standards require to be named. */
const MANDATORY = ['egg', 'milk', 'wheat', 'buckwheat', 'peanut', 'shrimp', 'crab', 'walnut'] as const

/** Ingredients whose naming is recommended. */
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

/** `none` must be chosen on purpose, so that an empty field is never mistaken for safe. */
export const ALLERGENS = [...MANDATORY, ...RECOMMENDED, 'none'] as const
