type Version = { readonly status?: unknown; readonly publishedAt?: unknown; readonly effectiveDate?: unknown }

const orderOf = ({ effectiveDate, publishedAt }: Version): string => `${String(effectiveDate)} ${String(publishedAt)}`

/** Returns the version of a document in force on a day (`YYYY-MM-DD`); null if there is none. */
export const inForce = <V extends Version>(versions: readonly V[], today: string): V | null =>
  versions
    .filter(({ status, effectiveDate }) => status === 'published' && String(effectiveDate) <= today)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1))[0] ?? null
