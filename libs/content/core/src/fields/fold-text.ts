import { inForm } from '@captain/validation'

const MAX_INDEXED = 200

/** Folds width and case (NFKC, lower case) so that ＡＢＣ finds abc; truncates to the maximum length of an index row. */
export const foldText = (value: string): string => inForm(value, 'NFKC').toLowerCase().slice(0, MAX_INDEXED)
