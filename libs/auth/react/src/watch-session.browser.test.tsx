import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { readJwt, writeJwt } from './cookies.ts'
import { watchSession } from './watch-session.ts'
import { changesSession } from './session-requests.ts'
import { sessionQuery, type Session } from './session.ts'

const session: Session = {
  session: { id: 's', expiresAt: '2027-01-01T00:00:00Z' },
  user: { id: 'a', name: 'A', email: 'a@captain.example', isUser: true },
}

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** Opens a window with a signed-in account and a second window. */
const open = () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, session)
  queryClient.setQueryData(['tenants'], ['cafe'])
  writeJwt('a.b.c')
  const seen: (string | null)[] = []
  const other = new BroadcastChannel('captain-session')
  ends.push(
    watchSession({
      queryClient,
      onOtherAccount: async () => {
        seen.push(queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? null)
      },
    }),
    () => other.close(),
  )
  return { queryClient, other, seen }
}

test('signing out in another window takes session, token and what was loaded from this one', async () => {
  const { queryClient, other, seen } = open()
  other.postMessage('signed-out')
  await expect.poll(() => seen).toEqual([null])
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull()
  expect(queryClient.getQueryData(['tenants'])).toBeUndefined()
  expect(readJwt()).toBeNull()
})

test('what is no news of ours, and what can not be read again, changes nothing', async () => {
  const { queryClient, other, seen } = open()
  other.postMessage({ signedOut: true })
  other.postMessage('changed')
  // There is no server here, so the fetch fails.
  await expect.poll(() => queryClient.getQueryState(sessionQuery.queryKey)?.status).toBe('error')
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(session)
  expect(seen).toEqual([])
})

test('the calls that change the session are known by their paths', () => {
  const changing = [
    '/sign-in/email',
    '/sign-up/email',
    '/sign-out',
    '/update-user',
    '/delete-user',
    '/verify-email?token=a',
    '/passkey/verify-authentication',
  ]
  const others = ['/get-session', '/token', '/list-sessions', '/passkey/verify-registration', '/sign-inner', '/update-username']
  expect([...changing, ...others].filter(changesSession)).toEqual(changing)
})
