import { afterEach, expect, it, vi } from 'vitest'
import { deferStepUpPrompt, registerStepUpPrompt, fetchWithStepUp } from './step-up.ts'

const ends: (() => void)[] = []

afterEach(() => {
  ends.splice(0).forEach((end) => end())
  vi.unstubAllGlobals()
})

const answer = (status: number, body: object) => Response.json(body, { status })
const wanting = () => answer(403, { code: 'step-up-required', title: '…' })

/** A server that requires a step-up, and a prompt for it. */
const open = (isGiven: boolean) => {
  const seen: string[] = []
  let isProven = false
  let questions = 0
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: { readonly method?: string; readonly body?: string } = {}) => {
    seen.push(`${method} ${path} ${body}`.trim())
    return isProven ? answer(200, { path }) : wanting()
  })
  ends.push(
    registerStepUpPrompt(async () => {
      questions += 1
      isProven = isGiven
      return isGiven
    }),
  )
  return { seen, questions: () => questions }
}

it('asks for the proof that a call needs, and repeats the call', async () => {
  const { seen, questions } = open(true)
  const response = await fetchWithStepUp('/keys', { method: 'POST', body: '{"name":"x"}' })
  expect([response.status, await response.json()]).toEqual([200, { path: '/keys' }])
  expect(seen).toEqual(['POST /keys {"name":"x"}', 'POST /keys {"name":"x"}'])
  expect(questions()).toBe(1)
})

it('asks once for calls that wait at the same time', async () => {
  const { questions } = open(true)
  const responses = await Promise.all(['/a', '/b', '/c'].map((path) => fetchWithStepUp(path)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(questions()).toBe(1)
})

it('leaves the answer as it was where no proof is given', async () => {
  const { seen } = open(false)
  const response = await fetchWithStepUp('/a')
  expect([response.status, await response.json()]).toMatchObject([403, { code: 'step-up-required' }])
  expect(seen).toEqual(['GET /a'])
})

it('asks nobody where nobody is there to be asked, nor for other refusals', async () => {
  vi.stubGlobal('fetch', async () => wanting())
  expect((await fetchWithStepUp('/a')).status).toBe(403)
  const asked = vi.fn<() => Promise<boolean>>(async () => true)
  ends.push(registerStepUpPrompt(asked))
  vi.stubGlobal('fetch', async () => answer(403, { code: 'forbidden' }))
  expect((await fetchWithStepUp('/a')).status).toBe(403)
  vi.stubGlobal('fetch', async () => new Response('no', { status: 403 }))
  expect(await (await fetchWithStepUp('/a')).text()).toBe('no')
  expect(asked).not.toHaveBeenCalled()
})

it('loads the code of the prompt for a call that comes before it', async () => {
  let registered = 0
  ends.push(
    deferStepUpPrompt(async () => {
      // The prompt registers when it renders, after its code is there.
      setTimeout(() => {
        registered += 1
        open(true)
      })
    }),
  )
  vi.stubGlobal('fetch', async () => wanting())
  expect((await fetchWithStepUp('/a')).status).toBe(200)
  expect(registered).toBe(1)
})

it('ends the wait for a prompt whose code can not be fetched, or that never comes', async () => {
  vi.stubGlobal('fetch', async () => wanting())
  ends.push(deferStepUpPrompt(() => Promise.reject(new Error('offline'))))
  expect((await fetchWithStepUp('/a')).status).toBe(403)
  const end = deferStepUpPrompt(async () => undefined)
  const call = fetchWithStepUp('/a')
  setTimeout(end, 10)
  expect((await call).status).toBe(403)
})
