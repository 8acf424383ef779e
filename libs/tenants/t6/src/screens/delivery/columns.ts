/** Columns of the grid that hold whole numbers, in their order. */
export const NUMBERS = ['feeParcel', 'feeMail', 'feeLarge', 'chilledSurcharge', 'leadDays'] as const

/** Columns that can be filled for a whole region. */
export const FILLABLE = [...NUMBERS, 'isDeliverable'] as const
export type Fillable = (typeof FILLABLE)[number]

const FULL_WIDTH = /[０-９]/g

/** What is typed as a number: full width and commas allowed; what is none stays as it is, and the server says so. */
export const readNumber = (text: string): unknown => {
  const plain = text
    .replaceAll(FULL_WIDTH, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replaceAll(/[,，]/g, '')
    .trim()
  if (plain === '') return null
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : text
}

export const showNumber = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')
