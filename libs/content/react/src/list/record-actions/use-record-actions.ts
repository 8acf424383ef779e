import type { AnyRecord } from '@captain/content-core'
import { useMemo } from 'react'
import { useRemovalQuestion } from '../../references/use-removal-question.tsx'
import { useDuplicate } from './use-duplicate.ts'
import { usePublicity } from './use-publicity.ts'
import { useReorder } from './use-reorder.ts'
import { useTrash } from './use-trash.tsx'

export type RecordActions = {
  /** Each confirms or offers 元に戻す as needed. */
  readonly publish: (record: AnyRecord) => Promise<void>
  readonly unpublish: (record: AnyRecord) => Promise<void>
  /** Whether the record is in the trash now. */
  readonly remove: (record: AnyRecord) => Promise<boolean>
  readonly restore: (record: AnyRecord) => Promise<void>
  readonly duplicate: (record: AnyRecord) => Promise<void>
  /** Shows the ids in this order at once and saves it. */
  readonly reorder: (ids: readonly string[]) => Promise<void>
}

/** Actions on one record of the current type in a list; bulk/ has those on many. */
export const useRecordActions = (): RecordActions => {
  const { isPublic, setPublic, publish, unpublish } = usePublicity()
  const { moveToTrash, restore } = useTrash()
  const duplicate = useDuplicate()
  const reorder = useReorder()
  const confirmRemoval = useRemovalQuestion()
  return useMemo(
    () => ({
      publish,
      unpublish,
      remove: async (record) => {
        const choice = await confirmRemoval(record, isPublic(record))
        if (choice === 'unpublish') await setPublic(record, false)
        return choice === 'remove' && moveToTrash(record)
      },
      restore,
      duplicate,
      reorder,
    }),
    [confirmRemoval, duplicate, isPublic, moveToTrash, publish, reorder, restore, setPublic, unpublish],
  )
}
