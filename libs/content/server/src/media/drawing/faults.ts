/** Parts without which a drawing would be another one, and which are not kept. */
export type UnsupportedPart = 'animation' | 'html' | 'font' | 'media-query'

/** Why there is no cleaned drawing. */
export type DrawingFault =
  | { readonly refused: 'broken' | 'too-complex' }
  | { readonly refused: 'unsupported'; readonly part: UnsupportedPart }

/** Ends the reading of a drawing. */
export class RefusedDrawing extends Error {
  override readonly name = 'RefusedDrawing'
  readonly fault: DrawingFault

  constructor(fault: DrawingFault) {
    super(fault.refused)
    this.fault = fault
  }
}

export const tooComplex = (): RefusedDrawing => new RefusedDrawing({ refused: 'too-complex' })
export const unsupported = (part: UnsupportedPart): RefusedDrawing => new RefusedDrawing({ refused: 'unsupported', part })

/** Adds to a sum; throws RefusedDrawing when the sum exceeds its limit. */
export type Budget = (amount: number) => void

/** Returns the budget of a limit. */
export const createBudget = (max: number): Budget => {
  let used = 0
  return (amount) => {
    used += amount
    if (used > max) throw tooComplex()
  }
}
