import { civilDate } from '@captain/locale'
import { isPinnedOn } from '@captain/presets'

type NewsRecord = Readonly<Record<string, unknown>> & { readonly isPinned: boolean; readonly pinnedUntil: string | null }

/** Each day takes down the news that were pinned until the day before. */
export const newsJob = {
  name: 'news-pinned',
  matching: { isPinned: 'true' },
  recomputes: true,
  due: (news: NewsRecord, now: Date) => (isPinnedOn(news, civilDate(now)) ? null : {}),
} as const
