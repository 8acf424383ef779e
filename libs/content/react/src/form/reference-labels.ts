import type { Included, IncludedMedia, IncludedRecord, Person } from '@captain/content-core'

/** Labels of referenced records: those included with the record, and those picked since. */
export type ReferenceLabels = {
  record(id: string): IncludedRecord | null
  media(id: string): IncludedMedia | null
  account(id: string): Person | null
  addRecord(record: IncludedRecord): void
  addMedia(media: IncludedMedia): void
  addAccount(person: Person): void
  addAll(included: Included): void
  /** Adds labels of an older source, such as a draft; existing labels are newer and stay. */
  addOlder(included: Included): void
  /** Returns all labels in the shape of API responses. */
  included(): Included
  /** Returns the labels of these ids. */
  includedOf(ids: ReadonlySet<string>): Included
}

/** Creates a store of labels of one kind, by id. */
const createLabels = <Label>() => {
  const labels = new Map<string, Label>()
  return {
    get: (id: string) => labels.get(id) ?? null,
    set: (id: string, label: Label) => void labels.set(id, label),
    addAll: (given: Readonly<Record<string, Label>>) => {
      for (const [id, label] of Object.entries(given)) labels.set(id, label)
    },
    addOlder: (given: Readonly<Record<string, Label>>) => {
      for (const [id, label] of Object.entries(given)) if (!labels.has(id)) labels.set(id, label)
    },
    all: () => Object.fromEntries(labels),
    of: (ids: ReadonlySet<string>) => Object.fromEntries([...labels].filter(([id]) => ids.has(id))),
  }
}

/** Stores labels outside of React: an input that picks something renders again anyway, since its value changes. */
export const createReferenceLabels = (): ReferenceLabels => {
  const records = createLabels<IncludedRecord>()
  const media = createLabels<IncludedMedia>()
  const accounts = createLabels<Person>()
  return {
    record: records.get,
    media: media.get,
    account: accounts.get,
    addRecord: (record) => records.set(record.id, record),
    addMedia: (asset) => media.set(asset.id, asset),
    addAccount: (person) => {
      if (person.id !== null) accounts.set(person.id, person)
    },
    addAll: (included) => {
      records.addAll(included.records)
      media.addAll(included.media)
      accounts.addAll(included.accounts)
    },
    addOlder: (included) => {
      records.addOlder(included.records)
      media.addOlder(included.media)
      accounts.addOlder(included.accounts)
    },
    included: () => ({ records: records.all(), media: media.all(), accounts: accounts.all() }),
    includedOf: (ids) => ({ records: records.of(ids), media: media.of(ids), accounts: accounts.of(ids) }),
  }
}
