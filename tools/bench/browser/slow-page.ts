import type { BrowserContext, CDPSession, Page } from 'playwright'
import type { RunningServer } from '../../testing/server.ts'

/** CPU slowdown factor. */
export const THROTTLE = 4

/** Signs the demo's owner in. */
export const signIn = async (context: BrowserContext, { baseUrl, demoPassword }: RunningServer): Promise<void> => {
  const answer = await context.request.post(`${baseUrl}/api/auth/sign-in/email`, {
    headers: { origin: baseUrl },
    data: { email: 'owner@captain.example', password: demoPassword },
  })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
}

export type SlowPage = { readonly page: Page; readonly session: CDPSession }

/** Opens a page with a CPU slowed down by a factor. */
export const slowPage = async (context: BrowserContext): Promise<SlowPage> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  return { page, session }
}
