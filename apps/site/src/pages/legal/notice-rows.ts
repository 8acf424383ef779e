import { isRichText, type AnyContentType } from '@captain/content-core'
import type { DeliveredRecord } from '../../preview/delivered-record.ts'

/** Fields that other parts of the page show: its head, its text, its contact, and its renewed consent. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'title',
  'version',
  'enactedOn',
  'effectiveDate',
  'changeSummary',
  'usesCookies',
  'externalServices',
  'contactDepartment',
  'contactEmail',
  'contactPhone',
  'requiresReconsent',
  'disclosureNote',
])

const isFilled = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '' || value === 0) return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'object' ? Object.values(value).some(isFilled) : true
}

/** Returns whether the seller gives address and telephone number on request only. */
export const isOnRequest = (record: DeliveredRecord): boolean => isFilled(record['disclosureNote'])

export type NoticeSection = { readonly name: string; readonly fields: readonly string[] }

/**
 * Returns the items of a document's table by section, in the order of the declaration. Leaves out items that are empty or given on request
 * only.
 */
export const noticeSections = (type: AnyContentType, record: DeliveredRecord): readonly NoticeSection[] => {
  const isShown = (field: string): boolean => {
    if (ELSEWHERE.has(field) || isRichText(type.fields[field])) return false
    if (isOnRequest(record) && field === 'address') return true
    if (isOnRequest(record) && (field === 'phone' || field === 'phoneHours')) return false
    return isFilled(record[field])
  }
  return Object.entries(type.sections)
    .map(([name, fields]) => ({ name, fields: fields.filter(isShown) }))
    .filter(({ fields }) => fields.length > 0)
}
