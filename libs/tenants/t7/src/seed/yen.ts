/** A price with tax included. */
export const yen = (amount: number, taxRate: 'standard' | 'reduced' = 'standard') => ({ amount, taxMode: 'included', taxRate }) as const
