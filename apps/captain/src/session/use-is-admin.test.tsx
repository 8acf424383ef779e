import { sessionQuery, type Session } from '@captain/auth-react'
import type { TenantSummary } from '@captain/platform-react/tenants-query'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { tenantsQuery } from '../api.ts'
import { useIsAdmin } from './use-is-admin.ts'

const cafe: TenantSummary = {
  slug: 'cafe',
  number: 7,
  names: { ja: '猫カフェ', en: 'Cat café' },
  color: '#7a4a1f',
  role: 'owner',
  contentTypes: ['food'],
  isMember: true,
}

const sessionOf = (role: 'user' | 'admin'): Session => ({
  session: { id: 's', expiresAt: '2099-01-01T00:00:00Z' },
  user: { id: 'a', name: '港 太郎', email: 'taro@captain.example', isUser: true, role },
})

const isAdmin = (role: 'user' | 'admin', tenants: readonly TenantSummary[]): boolean => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, sessionOf(role))
  queryClient.setQueryData(tenantsQuery.queryKey, tenants)
  const Probe = () => String(useIsAdmin())
  return (
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <Probe />
      </QueryClientProvider>,
    ) === 'true'
  )
}

it('is so by role, or by configuration: such an account may enter a tenant without a membership', () => {
  expect(isAdmin('user', [cafe])).toBe(false)
  expect(isAdmin('admin', [cafe])).toBe(true)
  expect(isAdmin('user', [cafe, { ...cafe, slug: 'studio', isMember: false }])).toBe(true)
})
