import type { Status, Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'

/**
 * A row of `content.entry`. `published` is null while nothing is public; `published_slug` stays, because the old address must
 * still find the record.
 */
export type EntryRow = {
  readonly id: string
  readonly type: string
  readonly status: Status
  readonly data: Values
  readonly published: Values | null
  readonly slug: string | null
  readonly published_slug: string | null
  readonly position: string
  readonly published_position: string | null
  readonly publish_from: Date | null
  readonly publish_until: Date | null
  readonly first_published_at: Date | null
  readonly published_at: Date | null
  readonly lock_version: number
  readonly ja_updated_at: Date
  readonly en_updated_at: Date | null
  /** Paths of the fields whose English did not change with their Japanese. */
  readonly english_behind: readonly string[]
  readonly created_at: Date
  readonly created_by: string | null
  readonly created_by_name: string
  readonly updated_at: Date
  readonly updated_by: string | null
  readonly updated_by_name: string
  readonly deleted_at: Date | null
  readonly deleted_with: string | null
}

/** A row of a list: the documents stay in the database, `data` contains the requested fields. */
export type ListedRow = Omit<EntryRow, 'published' | 'position' | 'published_position'> & { readonly has_changes: boolean }

const LISTED = [
  'id',
  'type',
  'status',
  'slug',
  'published_slug',
  'publish_from',
  'publish_until',
  'first_published_at',
  'published_at',
  'lock_version',
  'ja_updated_at',
  'en_updated_at',
  'english_behind',
  'created_at',
  'created_by',
  'created_by_name',
  'updated_at',
  'updated_by',
  'updated_by_name',
  'deleted_at',
  'deleted_with',
] as const

const COLUMNS = [...LISTED, 'data', 'published', 'position', 'published_position'] as const

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.raw(`e.${name}`)))

export const ENTRY_COLUMNS = columns(COLUMNS)
export const LISTED_COLUMNS = columns(LISTED)

const updatable = COLUMNS.filter((name) => !['id', 'type', 'published'].includes(name) && !name.startsWith('created_'))

/** Column list of an update except the published copy, and its values from rows called `r`. */
export const UPDATABLE_COLUMNS = sql.raw(updatable.join(', '))
export const UPDATED_VALUES = sql.raw(updatable.map((name) => `r.${name}`).join(', '))
