import { deliveryPath, isDelivered } from '@captain/content-core'
import { LOCALES } from '@captain/locale'
import type { World } from './world.ts'

/** Public responses by URL: status, headers and text as one string. */
export type PublicAnswers = Readonly<Record<string, string>>

const addressesOf = ({ tenant, type }: World, keys: readonly string[], words: readonly string[]): readonly string[] => {
  const list = deliveryPath(tenant.slug, type.name, 'ja')
  const hidden = Object.keys(type.fields).filter((name) => type.fields[name]?.visibility === 'private')
  return [
    ...LOCALES.flatMap((locale) => [
      `${deliveryPath(tenant.slug, type.name, locale)}&limit=100`,
      ...['current', ...keys].map((key) => deliveryPath(tenant.slug, type.name, locale, key)),
    ]),
    `/api/v1/public/${tenant.slug}/${type.name}/sitemap`,
    ...words.map((word) => `${list}&q=${encodeURIComponent(word)}`),
    ...hidden.flatMap((name) => [`${list}&filter[${name}]=x`, `${list}&sort=${name}`]),
    ...(type.publicPath === null ? [] : keys.map((key) => (type.publicPath ?? '').replace(/\{\w+\}/, key))),
    ...tenant.contentTypes
      .filter((other) => other.name !== type.name && isDelivered(other))
      .map(({ name }) => `${deliveryPath(tenant.slug, name, 'ja')}&limit=100`),
  ]
}

/**
 * Fetches all public responses about a type: its lists, its records by these keys, searches for these words, rejections, and other types of
 * the tenant that show it.
 */
export const publicAnswers = async (here: World, keys: readonly string[], words: readonly string[]): Promise<PublicAnswers> => {
  const answers: Record<string, string> = {}
  for (const address of addressesOf(here, keys, words)) {
    const { status, headers, text } = await here.guest.raw('GET', address)
    answers[address] = `${status} ${JSON.stringify([...headers])} ${text}`
  }
  return answers
}

/** Returns which of the texts appear in which responses. */
export const readIn = (answers: PublicAnswers, texts: readonly string[]): readonly string[] =>
  Object.entries(answers).flatMap(([address, answer]) => texts.filter((text) => answer.includes(text)).map((text) => `${text}: ${address}`))
