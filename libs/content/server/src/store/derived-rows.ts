import type { AnyContentType, Values } from '@captain/content-core'
import {
  indexRows,
  searchBodies,
  targetsTo,
  uniqueRows,
  type CopyStage,
  type IndexRow,
  type SearchStage,
  type UniqueRow,
} from './derive.ts'
import type { EntryRow } from './entry-row.ts'
import { searchText, type SearchText } from './search-text.ts'
import { TITLE_STAGE, titleBody } from './title-search.ts'

/** A record with its declaration. */
export type Typed = { readonly type: AnyContentType; readonly row: EntryRow }

/** The stages of the working copy and of the published one. */
const WORKING: CopyStage = 0
const PUBLISHED: CopyStage = 1

type Copy = { readonly stage: CopyStage; readonly values: Values; readonly position: string }

/** Returns the copies of a record that lists contain. */
const listedCopies = (row: EntryRow): readonly Copy[] => {
  const working = { stage: row.deleted_at === null ? WORKING : 2, values: row.data, position: row.position } as const
  return row.published === null || row.published_position === null || row.deleted_at !== null
    ? [working]
    : [working, { stage: PUBLISHED, values: row.published, position: row.published_position }]
}

const bothCopies = (row: EntryRow) => {
  const working = { stage: WORKING, values: row.data }
  return row.published === null ? [working] : [working, { stage: PUBLISHED, values: row.published }]
}

/** Rows of `entry_index`. */
export const indexRowsOf = ({
  type,
  row,
}: Typed): readonly (IndexRow & { readonly id: string; readonly type: string; readonly position: string })[] =>
  listedCopies(row).flatMap(({ stage, values, position }) =>
    indexRows(type, values, stage).map((one) => ({ ...one, id: row.id, type: row.type, position })),
  )

export type SearchRow = {
  readonly id: string
  readonly type: string
  readonly stage: SearchStage | typeof TITLE_STAGE
  readonly position: string
  readonly text: SearchText
}

/** Rows of `entry_search`. Titles have no order, so moving a record leaves them as they are. */
export const searchRowsOf = (tenant: number, { type, row }: Typed): readonly SearchRow[] => {
  const record = { id: row.id, type: row.type }
  const words = listedCopies(row).flatMap(({ stage: copy, values, position }) =>
    searchBodies(type, values, copy).map(({ stage, body }) => ({
      ...record,
      stage,
      position,
      text: searchText(body, { tenant, type: row.type, stage: WORKING }),
    })),
  )
  const title = titleBody({ type, row })
  if (title === null) return words
  return [...words, { ...record, stage: TITLE_STAGE, position: '', text: searchText(title, { tenant, type: '', stage: TITLE_STAGE }) }]
}

/**
 * Rows of `entry_reference`; none of a record in the trash. A published copy that is hidden by its values keeps its references,
 * because it may become visible again.
 */
export const referenceRowsOf = ({ type, row }: Typed) =>
  row.deleted_at !== null
    ? []
    : bothCopies(row).flatMap(({ stage, values }) =>
        targetsTo(type, values, 'record').map(({ path, id, onDelete }) => ({ id: row.id, stage, path, target: id, onDelete })),
      )

/** Rows of `entry_media`. */
export const mediaRowsOf = ({ type, row }: Typed) =>
  listedCopies(row).flatMap(({ stage, values }) =>
    targetsTo(type, values, 'media').map(({ path, id }) => ({ id: row.id, stage, path, target: id })),
  )

/** Rows of `entry_account`. An account can be deleted at any time, so copies in the trash must be found too. */
export const accountRowsOf = ({ type, row }: Typed) =>
  bothCopies(row).flatMap(({ stage, values }) =>
    targetsTo(type, values, 'account').map(({ path, id }) => ({ id: row.id, stage, path, target: id })),
  )

/** Rows of `entry_unique`: a record in the trash frees its values. */
export const uniqueRowsOf = ({ type, row }: Typed): readonly (UniqueRow & { readonly id: string; readonly type: string })[] =>
  row.deleted_at !== null ? [] : uniqueRows(type, row.data, row.published_slug).map((one) => ({ ...one, id: row.id, type: row.type }))
