import { sessionQuery, type Session } from '@captain/auth-react'
import type { PublishedMenu } from '@captain/platform-react/menu'
import type { TenantSummary } from '@captain/platform-react/tenants-query'
import { mockApi, type MockResponse } from '@captain/http-core/testing/mock-api'
import { QueryClient } from '@tanstack/react-query'

const tenant = (number: number, slug: string, ja: string, en: string, color: string): TenantSummary => ({
  slug,
  number,
  names: { ja, en },
  color,
  role: 'owner',
  contentTypes: ['article'],
  isMember: true,
})

/** So few that they are read rather than searched. */
export const FEW: readonly TenantSummary[] = [
  tenant(7, 'cafe', 'ダイスと珈琲 ころり', 'Korori Dice & Coffee', '#7a4a2b'),
  tenant(4, 'games', 'ポムリカゲームズ', 'Pomrica Games', '#b3345a'),
  tenant(6, 'shop', '箱庭日用品店', 'Hakoniwa General Store', '#3d6b4f'),
]

/** Enough tenants to show the search field. */
export const MANY: readonly TenantSummary[] = [
  ...FEW,
  tenant(2, 'club', '月光座クラブ', 'Gekkoza Club', '#5a4a9c'),
  tenant(3, 'kensetsu', '星見坂建設', 'Hoshimizaka Construction', '#9c6a1a'),
  tenant(5, 'music', '夜ノ環', 'Yorunowa', '#2b4a7a'),
  tenant(8, 'hall', '水鏡市民交流センター', 'Mizukagami Community Center', '#1f6f78'),
]

const UNARRANGED: PublishedMenu = { groups: [] }

/** A published menu with counts and a collapsed group of rarely used items. */
export const ARRANGED: PublishedMenu = {
  groups: [
    {
      id: 'daily',
      name: '毎日の仕事',
      isCollapsed: false,
      entries: [
        { id: 'food', label: null, icon: 'soup', type: 'food', to: '/captain/tenant/cafe/food', isExternal: false, count: 3 },
        { id: 'site', label: '公開サイト', icon: 'world', type: null, to: 'https://site.example/', isExternal: true, count: null },
      ],
    },
    {
      id: 'rare',
      name: 'ときどき使うもの',
      isCollapsed: true,
      entries: [{ id: 'drink', label: null, icon: 'cup', type: 'drink', to: '/captain/tenant/cafe/drink', isExternal: false, count: null }],
    },
  ],
}

export const person: Session = {
  session: { id: 's', expiresAt: '2099-01-01T00:00:00Z' },
  user: { id: 'a', name: '港 太郎', email: 'taro@captain.example', isUser: true },
}

/** An administrator, who sees what only administrators see. */
export const administrator: Session = {
  ...person,
  user: { ...person.user, name: '管理 花子', email: 'hanako@captain.example', role: 'admin' },
}

/** An administrator who acts as a person for another quarter of an hour. */
export const impersonating = (): Session => ({
  ...person,
  session: { id: 'i', expiresAt: new Date(Date.now() + 15 * 60_000).toISOString(), impersonatedBy: 'admin' },
})

type Given = {
  readonly session?: Session
  readonly tenants?: readonly TenantSummary[]
  readonly menu?: PublishedMenu
  /** There is a newer build than the one that is open. */
  readonly isOutdated?: boolean
}

/** The calls of the frame around every page of the back office, on what a story has put there. */
export const frameApi = ({ session = person, tenants = FEW, menu = UNARRANGED, isOutdated = false }: Given = {}) => {
  const instead = new Map<string, MockResponse>()
  const answers: Readonly<Record<string, MockResponse>> = {
    '/api/v1/tenants': () => Response.json({ items: tenants }),
    '/api/v1/tenants/cafe/menu': () => Response.json(menu),
    '/api/v1/authorized/logins/check_cf_ai_usage': () => Response.json({ value: true }),
    '/api/v1/account': () => Response.json({ impersonator: { id: 'admin', name: '管理 花子' } }),
    '/api/v1/staff/screens': () => Response.json({ items: [] }),
    '/api/auth/admin/stop-impersonating': () => Response.json({ message: 'unavailable' }, { status: 503 }),
  }
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const answer = instead.get(pathname) ?? answers[pathname]
    return answer === undefined ? new Response(null, { status: 404 }) : answer()
  }
  return {
    tenants,
    ...mockApi(fetch, instead),
    queryClient: (): QueryClient => {
      const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
      client.setQueryData(sessionQuery.queryKey, session)
      client.setQueryData(['newer-build'], isOutdated)
      return client
    },
  }
}

export type FrameApi = ReturnType<typeof frameApi>
