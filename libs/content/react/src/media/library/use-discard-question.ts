import { useDialogs } from '@captain/ui'
import { useCallback, useState } from 'react'

/** Asks before an action that would discard unsaved input of the details of an asset. */
export const useDiscardQuestion = () => {
  const dialogs = useDialogs()
  const [isChanged, setChanged] = useState(false)
  // Several may have a key for themselves at once, such as a crop and a question above it.
  const [askers, setAskers] = useState(0)
  const setAsking = useCallback((isAsking: boolean) => setAskers((count) => Math.max(0, count + (isAsking ? 1 : -1))), [])
  const askFirst = (action: () => void) => async (): Promise<void> => {
    if (isChanged) {
      setAsking(true)
      const isDiscarded = await dialogs.cancel()
      // The key press that answered has not reached the dialog below yet.
      setTimeout(() => setAsking(false))
      if (!isDiscarded) return
    }
    action()
  }
  return { isAsking: askers > 0, setAsking, setChanged, askFirst }
}
