import { siteClient, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { BusinessCalendar, BusinessToday } from './public-queries.ts'
import type { tenant } from './tenant.ts'

export type CafeSite = SiteClient<typeof tenant> & {
  /** Fetches every day of a month (`YYYY-MM`, default: the current one). */
  calendar(month?: string, signal?: AbortSignal): Promise<BusinessCalendar>
  /** Fetches the current business day, which began at 05:00, and the next one on which the café opens. */
  today(signal?: AbortSignal): Promise<BusinessToday>
}

/** Creates the delivery client of the café's public site. */
export const site = (options: SiteOptions): CafeSite => {
  const client: SiteClient<typeof tenant> = siteClient('cafe', options)
  return {
    ...client,
    calendar: (month, signal) => client.read('/business-calendar', { month }, signal),
    today: (signal) => client.read('/business-calendar/today', {}, signal),
  }
}
