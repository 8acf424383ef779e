import { expect } from '../../../tools/browser/watched-test.ts'
import { shared } from './signing-in.ts'

const read = async (path: string): Promise<string> => (await fetch(`${shared().baseUrl}${path}`)).text()

/** The links of the mails to an address that lead to a page, the newest first: without a mail server mails stay in the outbox of developers. */
export const linksTo = async (email: string, page: string): Promise<readonly string[]> => {
  const list = await read(`/dev/outbox?${new URLSearchParams({ q: email })}`)
  const mails = await Promise.all([...list.matchAll(/href="(\/dev\/outbox\/[^"?]+)/g)].map(([, path = '']) => read(path)))
  return mails.flatMap((mail) => new RegExp(`href="(http://[^"]+${page}#token=[^"]+)"`).exec(mail)?.[1] ?? [])
}

/** The newest such link, once there are more than there have been. */
export const newLink = async (email: string, page: string, before = 0): Promise<string> => {
  let links: readonly string[] = []
  const count = async () => (links = await linksTo(email, page)).length
  await expect.poll(count, { message: `a link to ${page} for ${email}` }).toBeGreaterThan(before)
  return links[0] ?? ''
}
