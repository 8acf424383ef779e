import { siteClient, type ListedRecord, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { cast } from './content-types/cast.ts'
import type { castWorkSchedule } from './content-types/cast-work-schedule.ts'
import type { tenant } from './tenant.ts'

/** A shift; minutes after midnight, past 24:00 too. */
type Shift = Omit<ListedRecord<typeof castWorkSchedule>, 'cast'>

/** Who works on a day. */
export type DaySchedule = {
  readonly date: string
  readonly items: readonly { readonly cast: ListedRecord<typeof cast>; readonly shifts: readonly Shift[] }[]
}

/** When a cast works. */
export type CastSchedule = { readonly from: string; readonly until: string; readonly items: readonly Shift[] }

type DayQuestion = { readonly date?: string; readonly area?: string; readonly service?: string }

export type ClubSite = SiteClient<typeof tenant> & {
  /** Who works on a day (`YYYY-MM-DD`, today unless said), in an area and for a service, both by slug or id. */
  schedule(question?: DayQuestion, signal?: AbortSignal): Promise<DaySchedule>
  /** When a cast works in a month (`YYYY-MM`), or within 14 days where none is named. */
  scheduleOf(cast: string, month?: string, signal?: AbortSignal): Promise<CastSchedule>
  /** Who comes to an area on a day. */
  castsOf(area: string, date?: string, signal?: AbortSignal): Promise<DaySchedule>
}

/** What the club tells the public, for its own site. */
export const site = (options: SiteOptions): ClubSite => {
  const client: SiteClient<typeof tenant> = siteClient('club', options)
  return {
    ...client,
    schedule: (question, signal) => client.read('/schedule', question, signal),
    scheduleOf: (cast, month, signal) => client.read(`/cast/${encodeURIComponent(cast)}/schedule`, { month }, signal),
    castsOf: (area, date, signal) => client.read(`/area/${encodeURIComponent(area)}/casts`, { date }, signal),
  }
}
