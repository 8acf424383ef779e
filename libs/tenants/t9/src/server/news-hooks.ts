import { hooksFor, type RecordIn } from '@captain/content-server'
import { tenant } from '../tenant.ts'

type News = RecordIn<typeof tenant, 'news'>

const isPublic = (record: News | null): boolean => record?.status === 'published' && record.deletedAt === null

const timeOf = (record: News | null, name: 'firstPublishedAt' | 'publishUntil' | 'deletedAt'): Date | null => {
  const at = record?.[name]
  return at === null || at === undefined ? null : new Date(at)
}

/** Returns when the public first sees a record, planned or past; null if unknown. */
const beginningOf = (record: News | null): Date | null => timeOf(record, 'firstPublishedAt')

/** Whether the public has seen a record; false if it was in the trash at its publication time. */
const wasSeen = (record: News | null, now: Date): boolean => {
  const [begun, deleted] = [beginningOf(record), timeOf(record, 'deletedAt')]
  return begun !== null && begun <= (deleted ?? now)
}

const isOver = (record: News, now: Date): boolean => {
  const until = timeOf(record, 'publishUntil')
  return until !== null && until <= now
}

/**
 * Shows an app notice for news with that option when they are first published, once and at their publication time. Until then, changes of
 * the news reschedule or cancel the notice.
 */
export const newsHooks = hooksFor(tenant, 'news', {
  afterChange: async ({ action, before, after }, context) => {
    if (wasSeen(before, context.now)) return
    const wasPublic = isPublic(before)
    const sendsNotice = isPublic(after) && after.pushNotify && !isOver(after, context.now)
    // Edits of public news are not published yet.
    if (wasPublic && isPublic(after) && action !== 'publish') return
    if (wasPublic && !sendsNotice) await context.cancelAppNotice(after.id)
    if (!sendsNotice) return
    const from = beginningOf(after)
    await context.appNotice({
      record: after.id,
      title: after.title,
      dueAt: from !== null && from > context.now ? from : context.now,
    })
  },
})
