import {
  FILE_GROUPS,
  MAX_TAGS_OF_FILE,
  mimeTypesOf,
  type MediaBulk,
  type MediaCrop,
  type MediaDetail,
  type MediaItem,
  type MediaTag,
  type MediaUpdate,
  type MediaUse,
} from '@captain/content-core'
import { json } from '../../../fields/testing/fields-app.tsx'

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
  tags: [],
  ...given,
})

type Uses = Readonly<Record<string, readonly MediaUse[]>>
type Rest = Pick<MediaDetail, 'crop' | 'original' | 'former'>

const NOTHING_KEPT: Rest = { crop: null, original: null, former: null }

export type LibraryApiOptions = {
  readonly tags?: readonly Omit<MediaTag, 'count'>[]
  /** Files of a page. */
  readonly limit?: number
  /** How far matching files are counted, unless an exact number is wanted. */
  readonly countsTo?: number
  /** What is kept of files, by their ids. */
  readonly kept?: Readonly<Record<string, Partial<Rest>>>
}

const matches = (item: MediaItem, query: URLSearchParams): boolean => {
  const accept = query.get('accept')
  const types = Object.values(FILE_GROUPS)
    .flat()
    .filter((type) => accept?.split(',').includes(type) === true)
  const tag = query.get('tag')
  return (
    item.originalName.includes(query.get('q') ?? '') &&
    (accept === null || mimeTypesOf(types).includes(item.mimeType)) &&
    (tag === null || (tag === 'none' ? item.tags.length === 0 : item.tags.includes(tag))) &&
    (query.get('unused') !== 'true' || item.usedCount === 0) &&
    (query.get('used') !== 'true' || item.usedCount > 0)
  )
}

const compared: Readonly<Record<string, (one: MediaItem, other: MediaItem) => number>> = {
  name: (one, other) => one.originalName.localeCompare(other.originalName, 'ja'),
  size: (one, other) => one.size - other.size,
}

const inOrder = (items: readonly MediaItem[], sort: string): readonly MediaItem[] => {
  const compare = compared[sort.replace('-', '')]
  const sorted = compare === undefined ? items : items.toSorted(compare)
  return sort.startsWith('-') && compare !== undefined ? sorted.toReversed() : sorted
}

/** What the API stores. */
type Stored = { assets: readonly MediaItem[]; tags: readonly Omit<MediaTag, 'count'>[]; readonly kept: Map<string, Partial<Rest>> }

const change = (stored: Stored, id: string, part: Partial<MediaItem>) => {
  stored.assets = stored.assets.map((one) => (one.id === id ? { ...one, ...part } : one))
  return stored.assets.find((one) => one.id === id)
}

type Call = { readonly id: string | undefined; readonly part: string | undefined; readonly method: string; readonly body: unknown }

const answerTags = (stored: Stored, { part: id, method, body }: Call): Response => {
  const counted = (tag: Omit<MediaTag, 'count'>): MediaTag => ({
    ...tag,
    count: stored.assets.filter((one) => one.tags.includes(tag.id)).length,
  })
  if (method === 'GET') return json({ items: stored.tags.map(counted) })
  if (method === 'DELETE') {
    stored.tags = stored.tags.filter((tag) => tag.id !== id)
    stored.assets = stored.assets.map((one) => ({ ...one, tags: one.tags.filter((tag) => tag !== id) }))
    return new Response(null, { status: 204 })
  }
  const { name } = body as { readonly name: string }
  if (stored.tags.some((tag) => tag.name === name && tag.id !== id))
    return json({ type: 'about:blank', status: 409, code: 'tag-exists', title: '同じ名前のタグがすでにあります' }, 409)
  const made = { id: id ?? `t${stored.tags.length + 1}`, name }
  stored.tags = id === undefined ? [...stored.tags, made] : stored.tags.map((tag) => (tag.id === id ? made : tag))
  return json(counted(made), id === undefined ? 201 : 200)
}

const answerBulk = (stored: Stored, action: MediaBulk): Response => {
  const chosen =
    'ids' in action
      ? stored.assets.filter(({ id }) => action.ids.includes(id))
      : stored.assets.filter((one) => matches(one, new URLSearchParams(action.query)) && !action.except.includes(one.id))
  if (action.action === 'tag') {
    const changed = chosen
      .map(({ id, tags }) => ({ id, tags: [...new Set([...tags.filter((tag) => !action.remove.includes(tag)), ...action.add])] }))
      .filter(({ tags }) => tags.length <= MAX_TAGS_OF_FILE)
    for (const { id, tags } of changed) change(stored, id, { tags })
    return json({ done: changed.length, kept: chosen.length - changed.length, next: null })
  }
  const gone = chosen.filter(({ usedCount }) => usedCount === 0)
  stored.assets = stored.assets.filter((one) => !gone.includes(one))
  return json({ done: gone.length, kept: chosen.length - gone.length, next: null })
}

const answerPart = (stored: Stored, one: MediaItem, { part, method, body }: Call): Response => {
  if (part === 'file/undo') {
    stored.kept.delete(one.id)
    return json(change(stored, one.id, { originalName: '前の写真.png' }))
  }
  const whole = stored.kept.get(one.id)?.original ?? { url: one.url, width: one.width, height: one.height, size: one.size }
  if (method === 'DELETE') {
    stored.kept.delete(one.id)
    return json(change(stored, one.id, whole))
  }
  const crop = body as MediaCrop
  stored.kept.set(one.id, { crop, original: whole })
  const [width, height] = [(whole.width ?? 0) * crop.width, (whole.height ?? 0) * crop.height]
  return json(change(stored, one.id, { width: Math.round(width), height: Math.round(height) }))
}

type Paging = { readonly limit: number; readonly countsTo: number }

const answerPage = ({ assets }: Stored, { searchParams }: URL, { limit, countsTo }: Paging): Response => {
  const found = inOrder(
    assets.filter((one) => matches(one, searchParams)),
    searchParams.get('sort') ?? '-createdAt',
  )
  const from = Number(searchParams.get('after') ?? 0)
  const next = from + limit < found.length ? String(from + limit) : null
  const most = searchParams.get('count') === 'exact' ? Infinity : countsTo
  const count = { value: Math.min(found.length, most), capped: found.length > most }
  return json({ items: found.slice(from, from + limit), next, count })
}

const callOf = (url: URL, { method = 'GET', body }: RequestInit): Call | null => {
  const path = /\/media-library(?:\/(\w+)(?:\/([\w/]+))?)?$/.exec(url.pathname)
  return path === null ? null : { id: path[1], part: path[2], method, body: JSON.parse(typeof body === 'string' ? body : '{}') as unknown }
}

/** In-memory staff API of the library, and its request log. */
export const libraryApi = (
  first: readonly MediaItem[],
  uses: Uses = {},
  { tags = [], limit = 3, countsTo = 1000, kept = {} }: LibraryApiOptions = {},
) => {
  const stored: Stored = { assets: first, tags, kept: new Map(Object.entries(kept)) }
  const calls: string[] = []
  const changes: MediaUpdate[] = []
  let failNext = false

  const answerOne = (call: Call): Response => {
    const one = stored.assets.find(({ id }) => id === call.id)
    if (one === undefined) return json({ status: 404 }, 404)
    if (call.part !== undefined) return answerPart(stored, one, call)
    if (call.method === 'DELETE') {
      stored.assets = stored.assets.filter((candidate) => candidate !== one)
      return new Response(null, { status: 204 })
    }
    const detail: MediaDetail = { ...one, ...NOTHING_KEPT, ...stored.kept.get(one.id), usedBy: uses[one.id] ?? [] }
    if (call.method !== 'PATCH') return json(detail)
    const sent = call.body as MediaUpdate
    changes.push(sent)
    const { name = one.originalName, alt, focalPoint = one.focalPoint, tags: given = one.tags } = sent
    return json(change(stored, one.id, { originalName: name, alt: { ...one.alt, ...alt }, focalPoint, tags: given }))
  }

  return {
    calls,
    changes,
    assets: () => stored.assets,
    tags: () => stored.tags,
    failNext: () => {
      failNext = true
    },
    answers: (url: URL, init: RequestInit): Response | null => {
      const call = callOf(url, init)
      if (call === null) return null
      const { id, part, method, body } = call
      if (id === 'tags') return answerTags(stored, call)
      calls.push(`${method} ${['media-library', id, part].filter((one) => one !== undefined).join('/')}${url.search}`)
      if (failNext) {
        failNext = false
        return json({ status: 403, code: 'forbidden' }, 403)
      }
      if (id === 'bulk') return answerBulk(stored, body as MediaBulk)
      return id === undefined ? answerPage(stored, url, { limit, countsTo }) : answerOne(call)
    },
  }
}
