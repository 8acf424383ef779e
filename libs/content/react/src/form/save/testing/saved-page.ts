import { defineContentType, int, text, type RecordResponse, type Values } from '@captain/content-core'
import { recordValues } from '../../values/record-values.ts'
import type { FormSnapshot } from '../saving-states.ts'

/** A type with three independent fields and a publishing transition. */
export const page = defineContentType({
  name: 'page',
  workflow: 'publish',
  screens: ['list', 'new', 'edit'],
  group: 'site',
  icon: 'article',
  title: 'title',
  columns: ['title'],
  sections: { basic: ['title', 'lead', 'price'] },
  fields: { title: text({ maxBytes: 60 }), lead: text({ maxBytes: 60 }), price: int({}) },
})

export const ME = { id: 'me', name: 'Me' }
export const OTHER = { id: 'other', name: 'Other' }

/** A stored record of the type. */
export const pageRecord = (values: Values = {}, lockVersion = 1): RecordResponse => ({
  id: 'r',
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: ME,
  updatedAt: '2026-11-01T00:00:00.000Z',
  updatedBy: OTHER,
  localeUpdatedAt: { ja: null, en: null },
  deletedAt: null,
  state: 'draft',
  status: 'draft',
  included: { records: {}, media: {}, accounts: {} },
  title: null,
  lead: null,
  price: null,
  ...values,
  lockVersion,
})

export const NOW = new Date('2026-11-20T00:00:00.000Z')

/** Creates a form on a record, or on none, with input on top. */
export const pageForm = (record: RecordResponse | null, typed: Values = {}): FormSnapshot => {
  const base = recordValues(page, record ?? {})
  return {
    contentType: page,
    record,
    base,
    values: { ...base, ...typed },
    isPending: false,
    authorOf: ({ updatedBy }) => (updatedBy?.id === ME.id ? 'self' : 'others'),
    now: NOW,
  }
}
