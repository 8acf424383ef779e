/** The same in both languages. */
export const both = (ja: string, en: string) => ({ ja, en })

/** The colour of the hall. */
export const TEAL = '#0F766E'
