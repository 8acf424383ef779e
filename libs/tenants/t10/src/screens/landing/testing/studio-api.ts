import type { ListResponse, RecordResponse, Values } from '@captain/content-core'
import { answerJson, seedApi, type Answering } from '@captain/content-react/story-parts'
import { seed } from '../../../seed.ts'
import { tenant } from '../../../tenant.ts'
import type { LandingStatus } from '../use-landing-status.ts'

const PREPARING: LandingStatus = { status: 'preparing', domain: null, maintenance: { mode: 'off', startsAt: null, endsAt: null } }

const MEMBERS = [
  { id: 'a', name: '大家 港一', role: 'owner' },
  { id: 'b', name: '工房 編', role: 'editor' },
  { id: 'c', name: '見学 者', role: 'viewer' },
]

const NOTHING: Values = {
  isPublished: false,
  heroTitle: { ja: '', en: null },
  lead: { ja: null, en: null },
  heroImage: null,
  heroAlt: { ja: null, en: null },
  launchDate: null,
  body: { ja: null, en: null },
  links: [],
  email: null,
  checklist: [],
}

type Studio = { readonly standing?: LandingStatus; readonly isBlank?: boolean }

/** The demo page behind the staff API's contract; writes are stored. */
export const studioApi = ({ standing = PREPARING, isBlank = false }: Studio = {}) => {
  const demo = seedApi(tenant, seed)
  let record: RecordResponse | null = null
  const written: Values[] = []
  const load = async (): Promise<RecordResponse> => {
    if (record !== null) return record
    const { items, included } = (await (await demo('/api/v1/tenants/studio/landing?limit=1&rows=full')).json()) as ListResponse
    record = { ...(items[0] as RecordResponse), included, ...(isBlank && NOTHING) }
    return record
  }
  const fetch: Answering = async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    if (pathname.endsWith('/standing')) return answerJson(standing)
    if (pathname.endsWith('/members')) return answerJson({ items: MEMBERS })
    const now = await load()
    if (pathname.endsWith('/landing'))
      return answerJson({ items: [now], next: null, count: { value: 1, capped: false }, included: now.included })
    if (!pathname.endsWith(`/landing/${now.id}`)) return demo(input, init)
    if (init.method === 'PATCH') {
      const changes = JSON.parse(init.body as string) as Values
      written.push(changes)
      record = { ...now, ...changes, lockVersion: now.lockVersion + 1 }
    }
    return answerJson(await load())
  }
  return { fetch, written }
}
