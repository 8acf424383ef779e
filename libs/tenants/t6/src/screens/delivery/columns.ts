/** Integer columns of the grid, in order. */
export const NUMBERS = ['feeParcel', 'feeMail', 'feeLarge', 'chilledSurcharge', 'leadDays'] as const

/** Columns that users can fill for a full region. */
export const FILLABLE = [...NUMBERS, 'isDeliverable'] as const
export type Fillable = (typeof FILLABLE)[number]

/** Columns that users edit, in order. */
export const EDITABLE = [...FILLABLE, 'note'] as const
export type Editable = (typeof EDITABLE)[number]

const FULL_WIDTH = /[０-９]/g

/** Parses a typed number: full width digits and commas are allowed. Other text is returned unchanged, and the server rejects it. */
export const readNumber = (text: string): unknown => {
  const plain = text
    .replaceAll(FULL_WIDTH, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replaceAll(/[,，]/g, '')
    .trim()
  if (plain === '') return null
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : text
}

export const showNumber = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')
