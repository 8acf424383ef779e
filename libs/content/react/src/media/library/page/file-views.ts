import type { MediaItem, MediaSort, MediaTag } from '@captain/content-core'
import type { FileSelection } from './use-file-selection.ts'

/** What the grid and the table of the library show, and what they can do. */
export type FileViewProps = {
  readonly items: readonly MediaItem[]
  readonly tags: readonly MediaTag[]
  readonly selection: FileSelection
  /** Whether files can be selected, since the role may change them. */
  readonly isSelectable: boolean
  /** The file that Tab reaches. */
  readonly current: string | null
  readonly onCurrent: (id: string) => void
  readonly onOpen: (id: string) => void
  readonly sort: MediaSort
  readonly onSort: (sort: MediaSort) => void
  /** Whether the files shown are those of earlier filters. */
  readonly isWaiting: boolean
}
