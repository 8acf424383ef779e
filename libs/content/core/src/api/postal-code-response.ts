/** Response of the postal code endpoint. A code may cover no place, one or several. */
export type PostalCodeResponse = {
  /** `000-0000`. */
  readonly code: string
  readonly places: readonly PostalPlace[]
}

export type PostalPlace = {
  /** JIS X 0401 code, `JP-13`. */
  readonly prefecture: string
  readonly city: string
  /** '' if the code covers a whole city. */
  readonly town: string
}
