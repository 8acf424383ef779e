import sharp from 'sharp'
import { STAFF, type ContentUnderTest, type Json } from '../../testing/content-under-test.ts'

export const LIBRARY = `${STAFF}/media-library`

let shade = 0

/** Returns a picture that no other one equals. */
export const freshPicture = (width = 400, height = 20): Promise<Buffer> => {
  shade += 1
  return sharp({ create: { width, height, channels: 3, background: { r: shade % 256, g: Math.floor(shade / 256), b: 200 } } })
    .png()
    .toBuffer()
}

/** Returns the body of an upload. */
export const uploadForm = (bytes: Uint8Array, name: string): FormData => {
  const raw = new FormData()
  raw.set('file', new File([new Uint8Array(bytes)], name))
  return raw
}

/** Calls of the media library of the diner, by default as an editor. */
export const libraryOf = (content: ContentUnderTest) => {
  const call = content.call
  const namesOf = ({ body }: { readonly body: Json }) => (body['items'] as readonly Json[]).map((item) => item['originalName'])
  return {
    upload: async (name: string, bytes?: Uint8Array, accept = 'image'): Promise<Json> =>
      (await call('POST', `${STAFF}/media?accept=${accept}`, { raw: uploadForm(bytes ?? (await freshPicture()), name) })).body,
    names: async (query: string) => namesOf(await call('GET', `${LIBRARY}?${query}`)),
    page: async (query: string) => {
      const answer = await call('GET', `${LIBRARY}?${query}`)
      return { names: namesOf(answer), next: answer.body.next, count: answer.body['count'] }
    },
    tag: async (name: string): Promise<string> => (await call('POST', `${LIBRARY}/tags`, { body: { name } })).body.id,
    describe: (id: string, body: unknown) => call('PATCH', `${LIBRARY}/${id}`, { body }),
    bulk: (body: unknown) => call('POST', `${LIBRARY}/bulk`, { body }),
    detail: async (id: string): Promise<Json> => (await call('GET', `${LIBRARY}/${id}`)).body,
  }
}
