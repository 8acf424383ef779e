import type { shelfApi } from './shelf-api.ts'
import { callOf, type Values } from './shelf-call.ts'

type Api = ReturnType<typeof shelfApi>

const textOf = (value: unknown, locale: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, locale) : undefined

const titleOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const words = (body: unknown): readonly string[] =>
  JSON.stringify(body ?? null)
    .match(/"text":"[^"]*"/g)
    ?.map((text) => text.slice('"text":"'.length, -1)) ?? []

const pageOf = (values: Values, locale: string): string =>
  `<!doctype html><html lang="${locale}"><head><title>page</title></head><body><h1>${titleOf(textOf(values['title'], locale))}</h1>${words(
    textOf(values['body'], locale),
  )
    .map((text) => `<p>${text}</p>`)
    .join('')}</body></html>`

/** Answers previews of an API under test with a page of the sent values, after the time that a server takes. */
export const withPreviews = (api: Api, ms = 20): Api & { readonly previews: () => readonly Values[] } => {
  const previews: Values[] = []
  return {
    ...api,
    previews: () => previews,
    fetch: async (input, init) => {
      const call = callOf(input, init ?? {})
      if (!call.path.endsWith('/preview')) return api.fetch(input, init)
      previews.push(call.body)
      await new Promise((resolve) => setTimeout(resolve, ms))
      return new Response(pageOf(call.body, call.query.get('locale') ?? 'ja'), { headers: { 'content-type': 'text/html' } })
    },
  }
}
