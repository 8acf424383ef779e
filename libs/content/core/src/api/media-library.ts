import type { Locale } from '@captain/locale'
import type { Count, FocalPoint, IncludedMedia, Person } from '../values/record.ts'

/** An asset as the media library lists it. */
export type MediaItem = IncludedMedia & {
  readonly createdAt: string
  readonly createdBy: Person
  /** Number of records that use it, including those in the trash. */
  readonly usedCount: number
  /** Ids of its tags. */
  readonly tags: readonly string[]
}

/** A tag of the media library, with the number of its files. */
export type MediaTag = { readonly id: string; readonly name: string; readonly count: number }

/** A part of a picture, as fractions of its sides from the top left. */
export type MediaCrop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A record that uses an asset. */
export type MediaUse = {
  readonly type: string
  readonly id: string
  readonly title: Readonly<Record<Locale, string | null>>
  readonly isInTrash: boolean
  /** Whether the published copy uses it, so that public pages may show it. */
  readonly isPublic: boolean
}

/** An asset with the records that use it, up to 100. */
export type MediaDetail = MediaItem & {
  readonly usedBy: readonly MediaUse[]
  /** The shown part of the original; null if all of it is shown. */
  readonly crop: MediaCrop | null
  /** The whole picture of which the asset shows a part; null without a crop. */
  readonly original: Pick<IncludedMedia, 'url' | 'width' | 'height' | 'size'> | null
  /** The file that the current one replaced, and how long it can take its place again; null if it cannot. */
  readonly former: { readonly originalName: string; readonly until: string } | null
}

export type MediaPage = { readonly items: readonly MediaItem[]; readonly next: string | null; readonly count: Count }

/** Editable properties of an asset; omitted ones stay unchanged. */
export type MediaUpdate = {
  readonly name?: string
  readonly alt?: Readonly<Partial<Record<Locale, string | null>>>
  readonly focalPoint?: FocalPoint | null
  /** Ids of all its tags. */
  readonly tags?: readonly string[]
}

/** Maximum number of tags of a file. */
export const MAX_TAGS_OF_FILE = 20

/** Orders of the media library; `-` reverses. */
export const MEDIA_SORTS = ['-createdAt', 'createdAt', 'name', '-name', 'size', '-size'] as const
export type MediaSort = (typeof MEDIA_SORTS)[number]

/** The files of a bulk action: single ones, or all that a query of the library finds, from the file `after` on. */
export type MediaSelection =
  | { readonly ids: readonly string[] }
  | { readonly query: string; readonly except: readonly string[]; readonly after: string | null }

/** A bulk action on files; deletes only those that no record uses, and leaves those that would have too many tags. */
export type MediaBulk = MediaSelection &
  ({ readonly action: 'tag'; readonly add: readonly string[]; readonly remove: readonly string[] } | { readonly action: 'delete' })

/** What one step of a bulk action has done. `kept` files stay as they are: in use, or with too many tags. `next` is the `after` of the following step, null after the last one. */
export type MediaBulkResult = { readonly done: number; readonly kept: number; readonly next: string | null }
