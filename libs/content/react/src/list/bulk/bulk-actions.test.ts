import { boolean, defineContentType, int, select, text, type AnyContentType, type AnyRecord, type Workflow } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { bulkActions, needsConfirmation } from './bulk-actions.ts'
import { toBulkSelection, sizeOf } from './to-bulk-selection.ts'
import { editableFields } from './edit/editable-fields.ts'
import { matchingQuery } from './matching-query.ts'

const typeOf = (workflow: Workflow): AnyContentType =>
  defineContentType({
    name: 'thing',
    workflow,
    screens: ['list', 'new', 'edit'],
    group: 'content',
    icon: 'cup',
    title: 'name',
    columns: ['name'],
    sections: { basic: ['size', 'name', 'kind', 'isHot', 'code', 'note'] },
    fields: {
      name: text({ maxBytes: 90, required: true }),
      kind: select({ options: ['a', 'b'] }),
      size: int({}),
      isHot: boolean({}),
      code: int({ unique: true }),
      note: int({ setBy: 'server' }),
    },
  })

const actions = (workflow: Workflow, role: 'viewer' | 'editor' = 'editor', inTrash = false) =>
  bulkActions(typeOf(workflow), { role, inTrash })

describe('what can be done to many', () => {
  it('follows the workflow: steps that need nothing of the single record', () => {
    expect(actions('publish')).toEqual(['publish', 'unpublish', 'archive', 'reopen', 'edit', 'delete'])
    expect(actions('toggle')).toEqual(['publish', 'unpublish', 'edit', 'delete'])
    expect(actions('inbox')).toEqual(['start', 'resume', 'markSpam', 'notSpam', 'edit', 'delete'])
    expect(actions('order')).toEqual(['markPaid', 'prepare', 'deliver', 'refuseReturn', 'edit', 'delete'])
    expect(actions('plain')).toEqual(['edit', 'delete'])
  })

  it('is nothing for readers and for versions of legal documents, and only the way back in the trash', () => {
    expect(actions('publish', 'viewer')).toEqual([])
    expect(actions('legal')).toEqual([])
    expect(actions('publish', 'editor', true)).toEqual(['restore'])
  })

  it('is asked about where the public sees it, or where it is large', () => {
    expect([
      needsConfirmation('publish', 1),
      needsConfirmation('delete', 99),
      needsConfirmation('delete', 100),
      needsConfirmation('start', 5),
    ]).toEqual([true, false, true, false])
  })
})

it('sets alike only what people may set and several records may share', () => {
  expect(Object.keys(editableFields(typeOf('plain')))).toEqual(['size', 'kind', 'isHot'])
})

describe('the records of an act', () => {
  const record = (id: string, status: AnyRecord['status']) => ({ id, status }) as AnyRecord
  const nothing = { isEmpty: false, has: () => true, select: () => {}, setThese: () => {}, selectAll: () => {}, clear: () => {} }
  const some = { ...nothing, records: new Map([record('a', 'new'), record('b', 'done')].map((one) => [one.id, one])), except: null }
  const all = { ...nothing, records: new Map<string, AnyRecord>(), except: new Set(['c']) }

  it('are those of the ticked ones that it would change', () => {
    expect(toBulkSelection(some, {}, 'start', typeOf('inbox')).choice).toEqual({ ids: ['a'] })
    expect(toBulkSelection(some, {}, 'markSpam', typeOf('inbox')).choice).toEqual({ ids: ['a', 'b'] })
    expect(toBulkSelection(some, {}, 'delete', typeOf('inbox')).choice).toEqual({ ids: ['a', 'b'] })
  })

  it('are all that the conditions match but those taken out, whatever page is shown', () => {
    const query = { limit: 25, after: 'x', sort: '-name', q: '茶', filter: { kind: 'a' } }
    expect(matchingQuery(query)).toBe(matchingQuery({ q: '茶', filter: { kind: 'a' } }))
    expect(toBulkSelection(all, query, 'delete', typeOf('plain')).choice).toEqual({ query: matchingQuery(query), except: ['c'] })
    expect(sizeOf(all, { value: 1000, capped: true })).toEqual({ value: 999, capped: true })
  })
})
