import type { AnyRecord, Localized } from '@captain/content-core'
import type { TypeHooks } from '@captain/content-server'

const isPublic = (record: AnyRecord | null): boolean => record?.status === 'published' && record.deletedAt === null

/** When the public first sees a record, planned or past; null where nobody knows yet. */
const beginningOf = (record: AnyRecord | null): Date | null => {
  const at = record?.['firstPublishedAt']
  return typeof at === 'string' ? new Date(at) : null
}

/**
 * News that are published for the first time are told in the apps of their games, if they say so; from their own beginning, and once.
 * Until then the notice goes where they go: to another time, or away.
 */
export const newsHooks: TypeHooks = {
  after: async ({ action, before, after }, context) => {
    const begun = beginningOf(before)
    if (begun !== null && begun <= context.now) return
    const wasPublic = isPublic(before)
    const isTold = isPublic(after) && after['pushNotify'] === true
    // What is saved of public news is not before the public yet.
    if (wasPublic && isPublic(after) && action !== 'publish') return
    if (wasPublic && !isTold) await context.takeBackNotice(after.id)
    if (!isTold) return
    const from = beginningOf(after)
    await context.appNotice({
      record: after.id,
      title: after['title'] as Localized<string | null>,
      dueAt: from !== null && from > context.now ? from : context.now,
    })
  },
}
