import type { Download, HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import type { Localized } from '../fields/field.ts'
import type { Person } from '../values/record.ts'

/** How personal data was read. */
export const PERSONAL_READ_KINDS = ['view', 'list', 'history', 'export', 'reveal', 'disclosure'] as const

export type PersonalReadKind = (typeof PERSONAL_READ_KINDS)[number]

/** A record in the log of reads; the title is null once the record is gone. */
export type ReadRecord = { readonly id: string; readonly title: Localized<string | null> | null }

/** What an account read at a time, without the values. */
export type PersonalReadItem = {
  readonly id: string
  readonly at: string
  readonly kind: PersonalReadKind
  readonly type: string
  readonly by: Person
  readonly isKey: boolean
  readonly impersonator: Person | null
  /** The network, without the part of its address that identifies a computer. */
  readonly network: string | null
  /** The first records, and how many they are. */
  readonly records: readonly ReadRecord[]
  readonly recordCount: number
}

export type PersonalReadPage = { readonly items: readonly PersonalReadItem[]; readonly next: string | null }

/** Filters of the log; days are in Tokyo time. */
export type PersonalReadFilter = {
  readonly actor?: string
  readonly type?: string
  readonly record?: string
  readonly kind?: PersonalReadKind
  readonly from?: string
  readonly until?: string
}

export type PersonalReadClient = {
  list(
    filter: PersonalReadFilter,
    page: { readonly after?: string; readonly limit?: number },
    signal?: AbortSignal,
  ): Promise<PersonalReadPage>
  /** Fetches all reads of the filter as a file, one line for each record. */
  download(filter: PersonalReadFilter): Promise<Download>
}

const queryOf = (filter: PersonalReadFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value === '' ? [] : [[`filter[${name}]`, value]])))

/** Creates the client for the log of reads of personal data of a tenant; owners only. */
export const personalReadClient = (http: HttpClient, tenant: string): PersonalReadClient => {
  const base = `/api/v1/tenants/${encodeURIComponent(tenant)}/personal-reads`
  return {
    list: (filter, page, signal) => http.get(base, { signal, query: { ...queryOf(filter), ...page } }),
    download: (filter) => http.download(`${base}.csv?${new URLSearchParams(queryOf(filter))}`),
  }
}

/** What erasure does to a record: deletes it, empties its personal data, empties what law lets go, or nothing. */
export const ERASURE_OUTCOMES = ['erase', 'empty', 'partly', 'keep'] as const

export type ErasureOutcome = (typeof ERASURE_OUTCOMES)[number]

/** A record in which a person was found, without the values. */
export type FoundRecord = {
  readonly type: string
  readonly id: string
  readonly title: Localized<string | null>
  readonly createdAt: string
  readonly deletedAt: string | null
  readonly isPublic: boolean
  /** Whether its content type is not declared any more: the record is kept, or a restore point has it. */
  readonly isRemoved: boolean
  /** Names of the fields in which the person was found, in any copy or past version. */
  readonly fields: readonly string[]
  readonly revisions: number
  readonly files: number
  readonly outcome: ErasureOutcome
  readonly reason: 'tax' | 'account' | null
  /** The day from which it can be erased, `YYYY-MM-DD`. */
  readonly keptUntil: string | null
}

export type PersonSearch = { readonly items: readonly FoundRecord[]; readonly isComplete: boolean }

export type ChosenRecord = Pick<FoundRecord, 'type' | 'id'>

/** What an erasure does or has done. */
export type ErasureCount = {
  readonly records: number
  readonly emptied: number
  readonly kept: number
  readonly revisions: number
  readonly files: number
  readonly mails: number
}

export type DisclosureFormat = 'html' | 'json'

export type PersonClient = {
  /** Finds the records of a person by mail address, phone number or name. */
  search(query: string): Promise<PersonSearch>
  /** Returns the data of the records as a readable page or as JSON. */
  disclose(records: readonly ChosenRecord[], format: DisclosureFormat, locale: Locale): Promise<string>
  /** Returns the numbers of an erasure without doing it. */
  preview(query: string, records: readonly ChosenRecord[]): Promise<ErasureCount>
  erase(query: string, records: readonly ChosenRecord[]): Promise<ErasureCount>
}

const chosenOf = (records: readonly ChosenRecord[]): readonly ChosenRecord[] => records.map(({ type, id }) => ({ type, id }))

/** Creates the client for the data of one person in a tenant; owners only. */
export const personClient = (http: HttpClient, tenant: string): PersonClient => {
  const base = `/api/v1/tenants/${encodeURIComponent(tenant)}/personal-data`
  const erasure = (query: string, records: readonly ChosenRecord[], isConfirmed: boolean): Promise<ErasureCount> =>
    http.post(`${base}/erasure`, { body: { query, records: chosenOf(records), isConfirmed } })
  return {
    search: (query) => http.post(`${base}/search`, { body: { query } }),
    disclose: async (records, format, locale) => {
      const { file } = await http.post<{ readonly file: string }>(`${base}/disclosure`, {
        body: { records: chosenOf(records), format, locale },
      })
      return file
    },
    preview: (query, records) => erasure(query, records, false),
    erase: (query, records) => erasure(query, records, true),
  }
}
