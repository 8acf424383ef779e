import { hooksFor, type RecordIn } from '@captain/content-server'
import { tenant } from '../tenant.ts'

type News = RecordIn<typeof tenant, 'news'>

const isPublic = (record: News | null): boolean => record?.status === 'published' && record.deletedAt === null

const timeOf = (record: News | null, name: 'firstPublishedAt' | 'publishUntil' | 'deletedAt'): Date | null => {
  const at = record?.[name]
  return at === null || at === undefined ? null : new Date(at)
}

/** When the public first sees a record, planned or past; null where nobody knows yet. */
const beginningOf = (record: News | null): Date | null => timeOf(record, 'firstPublishedAt')

/** Whether the public has seen a record: what was in the trash when its time came has not been seen. */
const wasSeen = (record: News | null, now: Date): boolean => {
  const [begun, deleted] = [beginningOf(record), timeOf(record, 'deletedAt')]
  return begun !== null && begun <= (deleted ?? now)
}

const isOver = (record: News, now: Date): boolean => {
  const until = timeOf(record, 'publishUntil')
  return until !== null && until <= now
}

/**
 * News that are published for the first time are told in the apps of their games, if they say so; from their own beginning, and once.
 * Until then the notice goes where they go: to another time, or away.
 */
export const newsHooks = hooksFor(tenant, 'news', {
  after: async ({ action, before, after }, context) => {
    if (wasSeen(before, context.now)) return
    const wasPublic = isPublic(before)
    const isTold = isPublic(after) && after.pushNotify && !isOver(after, context.now)
    // What is saved of public news is not before the public yet.
    if (wasPublic && isPublic(after) && action !== 'publish') return
    if (wasPublic && !isTold) await context.takeBackNotice(after.id)
    if (!isTold) return
    const from = beginningOf(after)
    await context.appNotice({
      record: after.id,
      title: after.title,
      dueAt: from !== null && from > context.now ? from : context.now,
    })
  },
})
