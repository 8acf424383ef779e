import type { IncludedMedia } from '@captain/content-core'
import { useEffect, useRef, useState } from 'react'
import { useTenantContent } from '../content-context.tsx'
import { isAccepted } from './accepted-file.ts'
import { uploadMedia } from './upload-media.ts'
import { useUploadRefusal, type Taken } from './use-upload-refusal.ts'

export type Uploading = {
  /** 0 to 1 during an upload, else null. */
  readonly progress: number | null
  /** Why the last file was rejected. */
  readonly refusal: string | null
  /** Uploads a file; replaces another asset's file if one is given. */
  upload(file: File, replaces?: string): void
  cancel(): void
  forget(): void
  /** Waits until the current upload ends, successfully or not. */
  whenDone(): Promise<void>
}

/** Counts a pending input as a change of a form. `stop` cancels it; call the returned function when it ends. */
type Begin = (stop: () => void) => () => void

const uncounted: Begin = () => () => undefined

/** Uploads one file at a time; checks its type and size before the upload. */
export const useUpload = <Media extends IncludedMedia = IncludedMedia>(
  taken: Taken,
  onDone: (media: Media) => void,
  begin: Begin = uncounted,
): Uploading => {
  const refusals = useUploadRefusal(taken)
  const { tenant } = useTenantContent()
  const [progress, setProgress] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  const sending = useRef<Promise<void>>(Promise.resolve())
  const [whenDone] = useState(() => () => sending.current)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => {
    running.current?.abort()
    setProgress(null)
  }

  const send = async (file: File, controller: AbortController, replaces?: string) => {
    const over = begin(cancel)
    try {
      const { signal } = controller
      onDone(await uploadMedia<Media>(tenant.slug, file, { accept: taken.accept, replaces, onProgress: setProgress, signal }))
    } catch (error) {
      if (!controller.signal.aborted) setRefusal(refusals.of(error))
    }
    over()
    if (running.current === controller) setProgress(null)
  }

  const upload = (file: File, replaces?: string) => {
    if (!isAccepted(file, taken.accept)) return setRefusal(refusals.wrongKind)
    if (file.size > taken.maxBytes) return setRefusal(refusals.tooLarge)
    running.current?.abort()
    running.current = new AbortController()
    setRefusal(null)
    setProgress(0)
    sending.current = send(file, running.current, replaces)
    return undefined
  }

  return { progress, refusal, upload, cancel, forget: () => setRefusal(null), whenDone }
}
