import type { TenantJob } from '@captain/content-server'
import { civilDate } from '@captain/locale'
import { eventStateOf, nextSessionOf } from '@captain/presets'

/** Longer than any server is down. */
const BACK_MS = 60 * 24 * 60 * 60 * 1000

/** Each day events move on: the next session, whether people can apply, and their place in lists. */
export const eventJob: TenantJob = {
  name: 'event-of-the-day',
  type: 'event',
  matching: (now) => ({ lastDay: `${civilDate(new Date(now.getTime() - BACK_MS))}..` }),
  recomputes: true,
  due: (event, now) => (event['eventState'] === eventStateOf(event, now) && event['nextSession'] === nextSessionOf(event, now) ? null : {}),
}
