import type { Locale } from '@captain/locale'
import type { Count, FocalPoint, IncludedMedia, Person } from '../values/record.ts'

/** An asset as the media library lists it. */
export type MediaItem = IncludedMedia & {
  readonly createdAt: string
  readonly createdBy: Person
  /** Number of records that use it, including those in the trash. */
  readonly usedCount: number
}

/** A record that uses an asset. */
export type MediaUse = {
  readonly type: string
  readonly id: string
  readonly title: Readonly<Record<Locale, string | null>>
  readonly isInTrash: boolean
}

/** An asset with the records that use it, up to 100. */
export type MediaDetail = MediaItem & { readonly usedBy: readonly MediaUse[] }

export type MediaPage = { readonly items: readonly MediaItem[]; readonly next: string | null; readonly count: Count }

/** Editable properties of an asset; omitted ones stay unchanged. */
export type MediaUpdate = {
  readonly alt?: Readonly<Partial<Record<Locale, string | null>>>
  readonly focalPoint?: FocalPoint | null
}
