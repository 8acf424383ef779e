import type { TenantJob } from '@captain/content-server'
import { civilDate } from '@captain/locale'
import { isPinnedOn } from '@captain/presets'

/** Each day takes down the news that were pinned until the day before. */
export const newsJob: TenantJob = {
  name: 'news-pinned',
  type: 'news',
  matching: { isPinned: 'true' },
  recomputes: true,
  due: (news, now) => (isPinnedOn(news, civilDate(now)) ? null : {}),
}
