import type { AnyRecord, Localized } from '@captain/content-core'
import type { TypeHooks } from '@captain/content-server'

const isPublic = (record: AnyRecord | null): boolean => record?.status === 'published'

/** News that are published for the first time are told in the apps of their games, if they say so; from their own beginning, and once. */
export const newsHooks: TypeHooks = {
  after: async ({ before, after }, context) => {
    const isFirst = isPublic(after) && !isPublic(before) && (before?.['firstPublishedAt'] ?? null) === null
    if (!isFirst || after['pushNotify'] !== true) return
    const from = after['publishFrom']
    await context.appNotice({
      record: after.id,
      title: after['title'] as Localized<string | null>,
      dueAt: typeof from === 'string' && Date.parse(from) > context.now.getTime() ? new Date(from) : context.now,
    })
  },
}
