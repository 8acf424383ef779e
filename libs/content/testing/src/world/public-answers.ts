import { deliveryPath, isDelivered } from '@captain/content-core'
import { LOCALES } from '@captain/locale'
import type { World } from './world.ts'

/** Public responses by URL: status, headers and text as one string. */
export type PublicAnswers = Readonly<Record<string, string>>

const listOf = ({ tenant, type }: World): string => deliveryPath(tenant.slug, type.name, 'ja')

const addressesOf = ({ tenant, type }: World, keys: readonly string[]): readonly string[] => [
  ...LOCALES.flatMap((locale) => [
    `${deliveryPath(tenant.slug, type.name, locale)}&limit=100`,
    ...['current', ...keys].map((key) => deliveryPath(tenant.slug, type.name, locale, key)),
  ]),
  `/api/v1/public/${tenant.slug}/${type.name}/sitemap`,
  ...(type.publicPath === null ? [] : keys.map((key) => (type.publicPath ?? '').replace(/\{\w+\}/, key))),
  ...tenant.contentTypes
    .filter((other) => other.name !== type.name && isDelivered(other))
    .map(({ name }) => `${deliveryPath(tenant.slug, name, 'ja')}&limit=100`),
]

/** Returns the lists in which words and the values of hidden fields are looked for. */
const searchesOf = (here: World, words: readonly string[]): readonly string[] => {
  const { fields } = here.type
  const hidden = Object.keys(fields).filter((name) => fields[name]?.visibility === 'private')
  const queries = [
    ...words.map((word) => `q=${encodeURIComponent(word)}`),
    ...hidden.flatMap((name) => [`filter[${name}]=x`, `sort=${name}`]),
  ]
  return queries.map((query) => `${listOf(here)}&${query}`)
}

const fetchAll = async ({ guest }: World, addresses: readonly string[]): Promise<PublicAnswers> => {
  const answers: Record<string, string> = {}
  for (const address of addresses) {
    const { status, headers, text } = await guest.raw('GET', address)
    answers[address] = `${status} ${JSON.stringify([...headers])} ${text}`
  }
  return answers
}

/** Fetches what the public reads of a type and of other types of the tenant without knowing a record. */
export const openAnswers = (here: World): Promise<PublicAnswers> => fetchAll(here, addressesOf(here, []))

/**
 * Fetches all public responses about a type: its lists, its records by these keys, searches for these words, rejections, and other types of
 * the tenant that show it.
 */
export const publicAnswers = (here: World, keys: readonly string[], words: readonly string[]): Promise<PublicAnswers> =>
  fetchAll(here, [...addressesOf(here, keys), ...searchesOf(here, words)])

/** Returns which of the texts appear in which responses. */
export const readIn = (answers: PublicAnswers, texts: readonly string[]): readonly string[] =>
  Object.entries(answers).flatMap(([address, answer]) => texts.filter((text) => answer.includes(text)).map((text) => `${text}: ${address}`))
