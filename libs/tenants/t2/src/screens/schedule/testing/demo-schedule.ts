import type { AnyRecord, ListResponse, Seed } from '@captain/content-core'
import { answerJson, seedApi, type Answering } from '@captain/content-react/story-parts'
import { dateInTimeZone } from '@captain/locale'
import { seed } from '../../../seed.ts'
import { tenant } from '../../../tenant.ts'

/** Response to a save of the demo month; null accepts it. */
export type Refusal = { readonly status: number; readonly body: unknown } | null

export type DemoSchedule = {
  readonly fetch: Answering
  readonly saved: unknown[]
  /** The idempotency key of each save. */
  readonly keys: (string | null)[]
  refusal: Refusal
}

const TYPE = 'cast-work-schedule'

const isWithin = (date: string, span: string): boolean => {
  const [first = '', last = ''] = span.split('..')
  return date >= first && date <= last
}

/** The demo records, with a note on every shift. */
const seedWithNotes =
  (note: string): Seed =>
  (seeder) =>
    seed({ ...seeder, create: (type, values, state) => seeder.create(type, type === TYPE ? { ...values, note } : values, state) })

/**
 * The demo club: filters shifts by date range and stores saves; a cast may be named by its slug. `note` is the note of every stored
 * shift.
 */
export const demoSchedule = (note?: string): DemoSchedule => {
  const demo = seedApi(tenant, note === undefined ? seed : seedWithNotes(note))
  const demoList = async (type: string): Promise<ListResponse> =>
    (await (await demo(`/api/v1/tenants/club/${type}?limit=1000`)).json()) as ListResponse
  const casts = async () => {
    const { items } = await demoList('cast')
    return new Map(items.map((cast) => [String(cast['slug']), cast.id]))
  }

  const shifts = async (query: URLSearchParams): Promise<Response> => {
    const { items, ...rest } = await demoList('cast-work-schedule')
    const asked = query.get('filter[cast]')
    const cast = asked === null ? null : ((await casts()).get(asked) ?? asked)
    const found = items.filter(
      (one) => isWithin(String(one['date']), query.get('filter[date]') ?? '') && (cast === null || one['cast'] === cast),
    )
    return answerJson({ ...rest, items: found })
  }

  /** Casts as embedded in their shifts, which the server would add. */
  const castList = async (query: string): Promise<Response> => {
    const answer = (await (await demo(`/api/v1/tenants/club/cast${query}`)).json()) as ListResponse
    const { items } = await demoList('cast-work-schedule')
    const today = dateInTimeZone(new Date())
    const nextOf = ({ id }: AnyRecord) =>
      items
        .filter((one) => one['cast'] === id && String(one['date']) >= today)
        .map((one) => String(one['date']))
        .toSorted()[0] ?? null
    return answerJson({ ...answer, items: answer.items.map((cast) => ({ ...cast, nextShift: nextOf(cast) })) })
  }

  const state: DemoSchedule = {
    saved: [],
    keys: [],
    refusal: null,
    fetch: async (input, init) => {
      const { pathname, searchParams, search } = new URL(input instanceof Request ? input.url : input, window.location.origin)
      if (pathname.endsWith('/holidays')) {
        const month = searchParams.get('month') ?? ''
        return answerJson({
          items: [{ date: `${month}-23`, name: searchParams.get('locale') === 'en' ? 'Labour Thanksgiving Day' : '勤労感謝の日' }],
        })
      }
      if (pathname.endsWith('/batch')) {
        state.saved.push(JSON.parse(init?.body as string))
        state.keys.push(new Headers(init?.headers).get('idempotency-key'))
        return state.refusal === null
          ? answerJson({ items: [], included: { records: {}, media: {}, accounts: {} } })
          : answerJson(state.refusal.body, state.refusal.status)
      }
      if (pathname.endsWith('/cast-work-schedule')) return shifts(searchParams)
      if (pathname.endsWith('/cast')) return castList(search)
      const [, slug = ''] = /\/cast\/([\w-]+)$/.exec(pathname) ?? []
      const id = (await casts()).get(slug)
      return demo(id === undefined ? input : `${pathname.slice(0, -slug.length)}${id}`, init)
    },
  }
  return state
}
