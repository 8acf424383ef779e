import { WORKFLOWS, type RecordResponse, type ActivityEvent, type WorkflowDefinition } from '@captain/content-core'
import { afterPublishing } from './after-publishing.ts'
import { json, problem, type Call, type Values } from './shelf-call.ts'

export const NOTHING_INCLUDED = { records: {}, media: {}, accounts: {} }

/** The target status of each transition, of any workflow. */
const AFTER = new Map(
  Object.values<WorkflowDefinition>(WORKFLOWS).flatMap(({ transitions }) =>
    Object.entries(transitions).map(([name, { to }]) => [name, to]),
  ),
)

/** Returns the transition that a path runs. */
export const transitionIn = (path: string): string | undefined => [...AFTER.keys()].find((name) => path.endsWith(`/${name}`))

/** The one record of the API under test, and the log of its transitions. */
export const shelfRecord = (first: Values) => {
  const events: ActivityEvent[] = []
  const bodyOfKey = new Map<string, string>()
  let record = {
    id: '01M7YS4WY3HSZYWPGDXEV0YMFQ',
    createdAt: '2026-11-01T00:00:00.000Z',
    createdBy: null,
    updatedAt: '2026-11-20T05:00:00.000Z',
    updatedBy: { id: 'b', name: '喫茶 編' },
    localeUpdatedAt: { ja: '2026-11-20T05:00:00.000Z', en: null },
    lockVersion: 1,
    deletedAt: null,
    state: 'off',
    included: NOTHING_INCLUDED,
    ...first,
  } as unknown as RecordResponse

  const change = (values: Values): Response => {
    record = { ...record, ...values, lockVersion: record.lockVersion + 1 } as RecordResponse
    return json(200, record)
  }

  const moved = (action: string, { note, ...changes }: Values): Values => {
    events.unshift({
      id: `${events.length}`,
      at: '2026-11-21T05:00:00.000Z',
      by: { id: 'a', name: '大家 港一' },
      impersonator: null,
      action,
      changedFields: Object.keys(changes),
      note: typeof note === 'string' ? note : null,
    })
    return { ...changes, ...(afterPublishing(record, action) ?? { status: AFTER.get(action), state: AFTER.get(action) }) }
  }

  return {
    events,
    get: () => record,
    change,
    create: ({ body, idempotencyKey }: Call): Response => {
      const sent = JSON.stringify(body)
      const before = bodyOfKey.get(idempotencyKey ?? '')
      if (before === sent) return json(201, record)
      if (before !== undefined) return problem(409, 'idempotency-mismatch', { current: record })
      bodyOfKey.set(idempotencyKey ?? '', sent)
      return json(201, (record = { ...record, ...body } as RecordResponse))
    },
    transition: (action: string, input: Values): Response => change(moved(action, input)),
    sequence: ({ transitions, changes, note }: Values): Response => {
      const input = { ...(changes as Values), note }
      return change(Object.assign({}, ...(transitions as readonly string[]).map((action) => moved(action, input))))
    },
  }
}
