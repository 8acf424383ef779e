import { siteClient, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { CalendarDay } from './opening-hours.ts'
import type { tenant } from './tenant.ts'

export type BusinessCalendar = { readonly month: string; readonly items: readonly CalendarDay[] }

export type BusinessToday = CalendarDay & { readonly isOpenNow: boolean; readonly nextOpen: CalendarDay | null }

export type CafeSite = SiteClient<typeof tenant> & {
  /** Every day of a month (`YYYY-MM`), the present one unless said. */
  calendar(month?: string, signal?: AbortSignal): Promise<BusinessCalendar>
  /** The present business day, which began at 05:00, and the next one on which the café opens. */
  today(signal?: AbortSignal): Promise<BusinessToday>
}

/** What the café tells the public, for its own site. */
export const site = (options: SiteOptions): CafeSite => {
  const client: SiteClient<typeof tenant> = siteClient('cafe', options)
  return {
    ...client,
    calendar: (month, signal) => client.read('/business-calendar', { month }, signal),
    today: (signal) => client.read('/business-calendar/today', {}, signal),
  }
}
