import { randomBytes } from 'node:crypto'
import { expect, type Page } from '../../../tools/browser/watched-test.ts'

export type OwnCategory = {
  readonly id: string
  readonly name: string
  /** Path of its form. */
  readonly edit: string
}

/** A word that no other record of the run has. */
export const ownWord = (): string => randomBytes(3).toString('hex')

const API = '/api/v1/tenants/cafe/food-category'

const origin = (): string => process.env['BASE_URL'] ?? ''

/** Creates a food category for one test, as the signed-in account of the page. */
export const ownCategory = async (page: Page): Promise<OwnCategory> => {
  const name = `試しの棚${ownWord()}`
  const values = { name: { ja: name, en: null }, lead: { ja: '元の説明', en: null }, isPublished: false }
  const answer = await page.request.post(API, { data: values, headers: { origin: origin() } })
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { readonly id: string }
  return { id, name, edit: `/captain/tenant/cafe/food-category/${id}/edit` }
}

type Category = {
  readonly lockVersion: number
  readonly name: { readonly ja: string }
  readonly lead: { readonly ja: string | null; readonly en: string | null }
}

export const readCategory = async (page: Page, id: string): Promise<Category> =>
  (await (await page.request.get(`${API}/${id}`)).json()) as Category
