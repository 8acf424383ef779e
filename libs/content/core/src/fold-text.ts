const MAX_INDEXED = 200

/** Folds width and case (NFKC, lower case) so that ＡＢＣ finds abc; cut to what an index row holds. */
export const foldText = (value: string): string => value.normalize('NFKC').toLowerCase().slice(0, MAX_INDEXED)
