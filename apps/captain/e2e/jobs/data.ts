import { expect, type Page } from '../../../../tools/browser/watched-test.ts'
import { shared } from '../signing-in.ts'

export type Json = Readonly<Record<string, unknown>>

/** Reads from the API as the account of the page. */
export const read = async <Answer = Json>(page: Page, path: string): Promise<Answer> => {
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as Answer
}

/** Sends to the API as the account of the page; `version` is that of the record that changes. */
export const send = async <Answer = Json>(page: Page, path: string, data: object, version?: number): Promise<Answer> => {
  const headers = { origin: shared().baseUrl, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) }
  const answer = await page.request.fetch(path, { method: version === undefined ? 'POST' : 'PATCH', data, headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Answer
}

type Items<Item> = { readonly items: readonly Item[] }

/** Reads what the public site gets of a content type. */
export const readPublic = async <Item>(page: Page, path: string): Promise<readonly Item[]> =>
  (await read<Items<Item>>(page, `/api/v1/public/${path}`)).items
