import type { AnyRecord, BulkResponse, BulkFailure } from '@captain/content-core'
import { asRecord, isObject } from '@captain/validation'

type Values = Readonly<Record<string, unknown>>

type Store = {
  readonly records: Map<string, AnyRecord>
  /** Ids of records that cannot be published. */
  readonly notReady: readonly string[]
  put(id: string, values: Values): void
}

const NOTE_MISSING = { path: 'note.ja', rule: 'requiredInput', params: {}, message: '入力してください。' }

/** Merges the parts of a price that are sent into those of the record, as the server does. */
const withWholePrice = (record: AnyRecord, changes: Values): Values => {
  const { price } = changes
  return isObject(price) ? { ...changes, price: { ...asRecord(record['price']), ...price } } : changes
}

const changesOf = (record: AnyRecord, sent: Values): Values => {
  if (sent['action'] === 'delete') return { deletedAt: '2026-11-21T00:00:00.000Z' }
  if (sent['action'] === 'restore') return { deletedAt: null }
  if (sent['action'] === 'edit') return withWholePrice(record, asRecord(sent['changes']))
  return { isPublished: sent['action'] === 'publish' }
}

const failure = (record: AnyRecord | undefined, id: string): BulkFailure => ({
  id,
  title: (record?.['name'] ?? { ja: null, en: null }) as BulkFailure['title'],
  code: record === undefined ? 'not-found' : 'invalid',
  message: record === undefined ? '見つかりませんでした' : '入力内容を確認してください',
  issues: record === undefined ? [] : [NOTE_MISSING],
})

/** In-memory bulk endpoints of the staff API: passes, one operation over them, and its undo. */
export const bulkApi = ({ records, notReady, put }: Store) => {
  const operations = new Map<string, Map<string, AnyRecord>>()
  const chosen = (sent: Values): readonly string[] => {
    if (sent['ids'] !== undefined) return sent['ids'] as readonly string[]
    const inTrash = new URLSearchParams(String(sent['query'])).get('trash') === 'true'
    const except = new Set(sent['except'] as readonly string[])
    const after = typeof sent['after'] === 'string' ? sent['after'] : ''
    return [...records.values()]
      .filter(({ id, deletedAt }) => (deletedAt !== null) === inTrash && !except.has(id) && id > after)
      .map(({ id }) => id)
      .toSorted()
  }
  const run = (sent: Values): BulkResponse => {
    const all = chosen(sent)
    const ids = all.slice(0, Number(sent['limit'] ?? all.length))
    const rest = ids.length === all.length ? null : { count: all.length - ids.length, after: ids.at(-1) ?? '' }
    if (ids.length === 0 && rest !== null) return { done: 0, failed: [], operation: null, rest }
    const operation = typeof sent['operation'] === 'string' ? sent['operation'] : `operation-${operations.size}`
    const before = operations.get(operation) ?? new Map<string, AnyRecord>()
    operations.set(operation, before)
    const failed: BulkFailure[] = []
    for (const id of ids) {
      const record = records.get(id)
      if (record === undefined || (sent['action'] === 'publish' && notReady.includes(id))) failed.push(failure(record, id))
      else {
        before.set(id, record)
        put(id, changesOf(record, sent))
      }
    }
    return { done: ids.length - failed.length, failed, operation, rest }
  }
  const undo = (operation: string, limit: number): BulkResponse => {
    const before = operations.get(operation) ?? new Map<string, AnyRecord>()
    const some = [...before].slice(0, limit)
    for (const [id, record] of some) {
      before.delete(id)
      put(id, {
        deletedAt: record.deletedAt,
        isPublished: record['isPublished'],
        isHot: record['isHot'],
        milliliters: record['milliliters'],
      })
    }
    const rest = before.size === 0 ? null : { count: before.size, after: '' }
    return { done: some.length, failed: [], operation: rest === null ? null : operation, rest }
  }
  return {
    /** Stores the records before a change; returns the operation. */
    remember: (before: readonly AnyRecord[]): string => {
      const operation = `operation-${operations.size}`
      operations.set(operation, new Map(before.map((record) => [record.id, record])))
      return operation
    },
    /** Answers a request to `bulk`, or to the undo of an operation. */
    answer: (operation: string, sent: Values): BulkResponse =>
      operation === '' ? run(sent) : undo(operation, Number(sent['limit'] ?? Number.POSITIVE_INFINITY)),
  }
}
