import type {} from '@vitest/browser-playwright'
import { expect } from 'vitest'
import { cdp } from 'vitest/browser'

type Request = { request: { url: string } }

export type RequestWatch = {
  /** Addresses that the page and its frames have requested so far. */
  readonly sent: readonly string[]
  /** Waits until every request that is due has been seen: those of the next frame, and one that is sent after them. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** Records the requests of the page, also those that never arrive. */
export const watchRequests = async (): Promise<RequestWatch> => {
  const sent: string[] = []
  const remember = ({ request }: Request) => void sent.push(request.url)
  cdp().on('Network.requestWillBeSent', remember)
  await cdp().send('Network.enable')
  return {
    sent,
    settled: async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      const last = `/last-request-${crypto.randomUUID()}`
      await fetch(last)
      await expect.poll(() => sent.some((url) => url.endsWith(last))).toBe(true)
    },
    stop: async () => {
      cdp().off('Network.requestWillBeSent', remember)
      await cdp().send('Network.disable')
    },
  }
}
