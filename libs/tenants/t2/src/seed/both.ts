export const both = (ja: string, en: string) => ({ ja, en })

/** A price with tax included. */
export const yen = (amount: number) => ({ amount, taxMode: 'included', taxRate: 'standard' }) as const

/** Minutes after midnight of an hour of the business day. */
export const clock = (hours: number, minutes = 0): number => hours * 60 + minutes
