import { sessionQuery, type Session } from '@captain/auth-react'
import type { ScreensResponse } from '@captain/platform-core'
import { QueryClient } from '@tanstack/react-query'
import { tenantsQuery, type TenantSummary } from '../../tenants/tenants.ts'
import { http } from '../../testing/platform-under-test.tsx'
import type { FoundRecord } from '../queries.ts'

type KnownScreen = ScreensResponse['items'][number]

const SCREENS = '/api/v1/staff/screens'
const MAY_USE_AI = '/api/v1/authorized/logins/check_cf_ai_usage'
const SEARCH = '/api/v1/staff/search'

const cafe: TenantSummary = {
  slug: 'cafe',
  number: 7,
  names: { ja: '猫カフェ', en: 'Cat café' },
  color: '#7a4a1f',
  role: 'editor',
  contentTypes: ['food'],
  isMember: true,
}
const games: TenantSummary = {
  ...cafe,
  slug: 'games',
  number: 4,
  names: { ja: 'ゲーム', en: 'Games' },
  color: '#1f5a7a',
  contentTypes: ['title'],
}

const screen = (tenant: string, type: string, icon: string, ja: string, en: string, canCreate: boolean): KnownScreen => ({
  tenant,
  type,
  icon,
  names: { ja, en },
  single: { ja, en },
  to: `/captain/tenant/${tenant}/${type}`,
  create: canCreate ? `/captain/tenant/${tenant}/${type}/new` : null,
})

const screens: readonly KnownScreen[] = [
  screen('cafe', 'food', 'soup', 'フード', 'Food', true),
  screen('cafe', 'drink', 'cup', 'ドリンク', 'Drinks', true),
  screen('games', 'article', 'article', '記事', 'Articles', true),
]

const record = (tenant: string, type: string, typeName: string, id: string, ja: string): FoundRecord => ({
  tenant,
  type,
  typeName,
  icon: 'article',
  id,
  title: { ja, en: null },
  to: `/captain/tenant/${tenant}/${type}/${id}/edit`,
})

const records: readonly FoundRecord[] = [
  record('games', 'article', '記事', '01', 'カレーの遊び方'),
  record('cafe', 'food', 'フード', '02', '港のカレー'),
]

export const session: Session = {
  session: { id: 's', expiresAt: '2099-01-01T00:00:00Z' },
  user: { id: 'a', name: '港 太郎', email: 'taro@captain.example', isUser: true },
}

/** Further tenants with 25 screens each. */
const crowd = (count: number) => {
  const tenants = Array.from({ length: count }, (_, place): TenantSummary => ({
    ...cafe,
    slug: `site-${place}`,
    number: 100 + place,
    names: { ja: `公開サイト${place}`, en: `Site ${place}` },
  }))
  const known = tenants.flatMap(({ slug }) =>
    Array.from({ length: 25 }, (_, place) =>
      screen(slug, `type-${place}`, 'article', `公開記事の分類${place}`, `Article types ${place}`, true),
    ),
  )
  return { tenants, screens: known }
}

type Answer = () => Response | Promise<Response>

/** The operations that the palette asks, on memory. */
export const paletteApi = ({ mayUseAi = false, tenants = 0 }: { readonly mayUseAi?: boolean; readonly tenants?: number } = {}) => {
  const more = crowd(tenants)
  const calls: string[] = []
  const instead = new Map<string, Answer>()
  const answer = async (url: URL): Promise<Response> => {
    calls.push(`${url.pathname}${decodeURIComponent(url.search)}`)
    const other = instead.get(url.pathname)
    if (other !== undefined) return other()
    if (url.pathname === MAY_USE_AI) return Response.json({ value: mayUseAi })
    if (url.pathname === SCREENS) return Response.json({ items: [...screens, ...more.screens] })
    const words = url.searchParams.get('q') ?? ''
    return Response.json({ items: records.filter(({ title }) => title.ja?.includes(words)) })
  }
  return {
    searches: () => calls.filter((call) => call.startsWith(SEARCH)),
    /** Searches fail from now on. */
    fail: () => void instead.set(SEARCH, () => Response.json({ title: 'x', status: 500 }, { status: 500 })),
    recover: () => void instead.delete(SEARCH),
    /** Takes the place of the browser's own `fetch`; returns the way back. */
    install: (): (() => void) => {
      const own = globalThis.fetch
      globalThis.fetch = (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input, location.origin)
        return url.pathname.startsWith('/api/') ? answer(url) : own(input, init)
      }
      return () => {
        globalThis.fetch = own
      }
    },
    queryClient: (): QueryClient => {
      const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
      client.setQueryData(sessionQuery.queryKey, session)
      client.setQueryData(tenantsQuery(http).queryKey, [games, cafe, ...more.tenants])
      return client
    },
  }
}

export type PaletteApi = ReturnType<typeof paletteApi>
