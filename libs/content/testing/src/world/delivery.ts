import { deliveryPath, type Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { World } from './world.ts'

type List = { readonly items: readonly Values[]; readonly next: string | null }
export type Delivered<T> = { readonly status: number; readonly text: string; readonly body: T }

const read = async <T>({ guest }: World, path: string): Promise<Delivered<T>> => {
  const { status, text } = await guest.raw('GET', path)
  return { status, text, body: JSON.parse(text) as T }
}

/** Returns a record as the public reads it, by id or slug. */
export const deliveredRecord = (world: World, key: string, locale: Locale = 'ja'): Promise<Delivered<Values>> =>
  read(world, deliveryPath(world.tenant.slug, world.type.name, locale, key))

/** Returns one page of a public list; `query` is appended unchanged. */
export const deliveredList = (world: World, query = '', locale: Locale = 'ja'): Promise<Delivered<List>> =>
  read(world, `${deliveryPath(world.tenant.slug, world.type.name, locale)}${query === '' ? '' : `&${query}`}`)

/** Returns the public record from the list that a query selects, on any page, or null. */
export const deliveredInList = async (world: World, id: string, query: string, locale: Locale = 'ja'): Promise<Values | null> => {
  for (let after: string | null = ''; after !== null;) {
    const { body }: Delivered<List> = await deliveredList(world, after === '' ? query : `${query}&after=${after}`, locale)
    const found = body.items.find((item) => item['id'] === id)
    if (found !== undefined) return found
    after = body.next
  }
  return null
}
