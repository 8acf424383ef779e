import { saveRedirectPath, sessionQuery, type Session } from '@captain/auth-react'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { takeStoredPath } from './stored-path.ts'

const session: Session = {
  session: { id: 's', expiresAt: '2027-01-01T00:00:00Z' },
  user: { id: 'a', name: 'A', email: 'a@captain.example', isUser: true },
}

const clientOf = (who: Session | null | undefined) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, who)
  return queryClient
}

afterEach(() => vi.restoreAllMocks())

test('the stored path is taken once, by whoever is signed in', () => {
  saveRedirectPath('/captain/tenant/cafe?q=1')
  expect(takeStoredPath(clientOf(null), '/captain')).toBeNull()
  expect(takeStoredPath(clientOf(undefined), '/captain')).toBeNull()
  expect(takeStoredPath(clientOf(session), '/captain')).toBe('/captain/tenant/cafe?q=1')
  expect(takeStoredPath(clientOf(session), '/captain')).toBeNull()
})

test('the path of the page itself leads nowhere, and is forgotten', () => {
  saveRedirectPath('/captain')
  expect(takeStoredPath(clientOf(session), '/captain')).toBeNull()
  expect(document.cookie).not.toContain('auth_redirect_path=/')
})

test('a path that is none of ours is said in the console and discarded', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const path of ['//evil.example', 'https://evil.example', '/captain//x', '/%2fevil.example']) {
    saveRedirectPath(path)
    expect(takeStoredPath(clientOf(session), '/captain')).toBeNull()
    expect(said).toHaveBeenLastCalledWith(expect.stringContaining(path))
  }
  expect(takeStoredPath(clientOf(session), '/captain')).toBeNull()
  expect(said).toHaveBeenCalledTimes(4)
})
