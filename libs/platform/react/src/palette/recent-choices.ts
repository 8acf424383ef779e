const MAX_CHOICES = 6

/** A choice as this device stores it. Stores the label only of records, because no other source has it. */
export type RecentChoice = {
  readonly id: string
  readonly record?: {
    readonly tenant: string
    readonly label: string
    readonly typeName: string
    readonly icon: string
    readonly to: string
  }
}

const keyOf = (accountId: string): string => `captain-palette/${accountId}`

const isChoice = (value: unknown): value is RecentChoice =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** Returns the last choices of the account on this device, newest first. */
export const recentChoices = (accountId: string): readonly RecentChoice[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(accountId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isChoice) : []
  } catch {
    return []
  }
}

export const rememberChoice = (accountId: string, choice: RecentChoice): void => {
  const others = recentChoices(accountId).filter(({ id }) => id !== choice.id)
  try {
    localStorage.setItem(keyOf(accountId), JSON.stringify([choice, ...others].slice(0, MAX_CHOICES)))
  } catch {
    // A device that keeps nothing has no recent choices.
  }
}
