import { dateInTimeZone } from '@captain/locale'
import { isPinnedOn } from '@captain/presets'

type NewsRecord = Readonly<Record<string, unknown>> & { readonly isPinned: boolean; readonly pinnedUntil: string | null }

/** Daily job that unpins the news whose last pinned day was yesterday. */
export const newsJob = {
  name: 'news-pinned',
  filter: { isPinned: 'true' },
  recomputeOnly: true,
  dueChanges: (news: NewsRecord, now: Date) => (isPinnedOn(news, dateInTimeZone(now)) ? null : {}),
} as const
