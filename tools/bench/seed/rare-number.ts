/** Articles that share the number in their lead, however many there are. */
export const SHARED_BY = 10

const STEP = 7919
const NUMBERS = 100_000

/** Returns the number in the lead of the nth of many articles: five digits, another one for every ten articles. */
export const rareNumber = (place: number): string => String((Math.floor(place / SHARED_BY) * STEP) % NUMBERS).padStart(5, '0')

/** Returns SQL of the same number for SQL of the place. */
export const numberOf = (place: string): string => `lpad(((${place} / ${SHARED_BY}) * ${STEP} % ${NUMBERS})::text, 5, '0')`
