/** What the postal codes endpoint answers; a code may stand for several places, and for none. */
export type PostalAnswer = {
  /** `000-0000`. */
  readonly code: string
  readonly places: readonly PostalPlace[]
}

export type PostalPlace = {
  /** JIS X 0401 code, `JP-13`. */
  readonly prefecture: string
  readonly city: string
  /** '' where the code stands for a whole city. */
  readonly town: string
}
