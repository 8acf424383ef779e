import type { Included, IncludedMedia, IncludedRecord, Person } from '@captain/content-core'

/** Labels of what the values point to: what came with the record, and what was picked since. */
export type Known = {
  record(id: string): IncludedRecord | null
  media(id: string): IncludedMedia | null
  account(id: string): Person | null
  addRecord(record: IncludedRecord): void
  addMedia(media: IncludedMedia): void
  addAccount(person: Person): void
  addAll(included: Included): void
  /** All of it, in the shape that answers carry. */
  included(): Included
}

/** Keeps labels outside React: an input that picks something renders again anyway, since its value changes. */
export const createKnown = (): Known => {
  const records = new Map<string, IncludedRecord>()
  const media = new Map<string, IncludedMedia>()
  const accounts = new Map<string, Person>()
  return {
    record: (id) => records.get(id) ?? null,
    media: (id) => media.get(id) ?? null,
    account: (id) => accounts.get(id) ?? null,
    addRecord: (record) => records.set(record.id, record),
    addMedia: (asset) => media.set(asset.id, asset),
    addAccount: (person) => {
      if (person.id !== null) accounts.set(person.id, person)
    },
    included: () => ({ records: Object.fromEntries(records), media: Object.fromEntries(media), accounts: Object.fromEntries(accounts) }),
    addAll: (included) => {
      for (const record of Object.values(included.records)) records.set(record.id, record)
      for (const asset of Object.values(included.media)) media.set(asset.id, asset)
      for (const [id, person] of Object.entries(included.accounts)) accounts.set(id, person)
    },
  }
}
