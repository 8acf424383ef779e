/** A record that is not whole: the name of the check, and where. */
export type Finding = { readonly check: string; readonly where: string }

/** Which records an audit reads. */
export type Scope = {
  /** Records changed since then, in the time of the database. */
  readonly since: Date
  /** Records that a change without a new version may have moved. */
  readonly ids: readonly string[]
  /** Start of the drill: checks of history read only records that it has created. */
  readonly started: Date
}

export const WHOLE_DATABASE = new Date(0)
