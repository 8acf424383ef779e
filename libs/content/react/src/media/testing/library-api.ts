import type { MediaItem, MediaDetail, MediaUpdate, MediaUse } from '@captain/content-core'
import { json } from '../../fields/testing/open-fields.tsx'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** An asset as the library returns it. */
export const asset = (id: string, given: Partial<MediaItem> = {}): MediaItem => ({
  id,
  url: PICTURE,
  thumbnailUrl: PICTURE,
  width: 1400,
  height: 900,
  originalName: `${id}.png`,
  mimeType: 'image/png',
  size: 120_000,
  alt: { ja: null, en: null },
  focalPoint: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  createdBy: { id: 'a', name: '大家 港一' },
  usedCount: 0,
  ...given,
})

type Uses = Readonly<Record<string, readonly MediaUse[]>>

/** In-memory staff API of the library, and its request log. */
export const libraryApi = (first: readonly MediaItem[], uses: Uses = {}) => {
  let assets = first
  const calls: string[] = []
  const changes: MediaUpdate[] = []
  let failNext = false
  const detail = (one: MediaItem): MediaDetail => ({ ...one, usedBy: uses[one.id] ?? [] })

  const answerOne = (id: string, { method, body }: RequestInit): Response => {
    const one = assets.find((candidate) => candidate.id === id)
    if (one === undefined) return json({ status: 404 }, 404)
    if (method === 'DELETE') {
      assets = assets.filter((candidate) => candidate !== one)
      return new Response(null, { status: 204 })
    }
    if (method !== 'PATCH') return json(detail(one))
    const sent = JSON.parse(typeof body === 'string' ? body : '{}') as MediaUpdate
    changes.push(sent)
    const changed = { ...one, alt: { ...one.alt, ...sent.alt }, focalPoint: sent.focalPoint ?? null }
    assets = assets.map((candidate) => (candidate === one ? changed : candidate))
    return json(changed)
  }

  const answerList = ({ searchParams }: URL): Response => {
    const words = searchParams.get('q') ?? ''
    const found = assets.filter(
      ({ originalName, usedCount }) => originalName.includes(words) && (searchParams.get('unused') !== 'true' || usedCount === 0),
    )
    const from = Number(searchParams.get('after') ?? 0)
    const items = found.slice(from, from + 3)
    const next = from + 3 < found.length ? String(from + 3) : null
    return json({ items, next, count: { value: found.length, capped: false } })
  }

  return {
    calls,
    changes,
    assets: () => assets,
    failNext: () => {
      failNext = true
    },
    answers: (url: URL, init: RequestInit): Response | null => {
      const id = /\/media-library(?:\/(\w+))?$/.exec(url.pathname)
      if (id === null) return null
      calls.push(`${init.method ?? 'GET'} ${url.pathname.split('/').at(-1)}${url.search}`)
      if (failNext) {
        failNext = false
        return json({ status: 403, code: 'forbidden' }, 403)
      }
      return id[1] === undefined ? answerList(url) : answerOne(id[1], init)
    },
  }
}
