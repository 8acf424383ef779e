import type { IncludedMedia } from '@captain/content-core'
import { useEffect, useRef, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { isAccepted } from './accepted-file.ts'
import { uploadMedia } from './upload-media.ts'
import { useUploadRefusal, type Taken } from './use-upload-refusal.ts'

export type Uploading = {
  /** 0 to 1 while a file is on its way, else null. */
  readonly progress: number | null
  /** Why the last file was refused. */
  readonly refusal: string | null
  /** Sends a file, into the place of another asset's where one is named. */
  upload(file: File, replaces?: string): void
  cancel(): void
  forget(): void
}

/** Uploads one file at a time; checks its kind and size before anything is sent. */
export const useUpload = (taken: Taken, onDone: (media: IncludedMedia) => void): Uploading => {
  const refusals = useUploadRefusal(taken)
  const { tenant } = useContent()
  const [progress, setProgress] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const upload = async (file: File, replaces?: string) => {
    if (!isAccepted(file, taken.accept)) return setRefusal(refusals.wrongKind)
    if (file.size > taken.maxBytes) return setRefusal(refusals.tooLarge)
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setRefusal(null)
    setProgress(0)
    try {
      const { signal } = controller
      onDone(await uploadMedia(tenant.slug, file, { accept: taken.accept, replaces, onProgress: setProgress, signal }))
    } catch (error) {
      if (!controller.signal.aborted) setRefusal(refusals.of(error))
    }
    if (running.current === controller) setProgress(null)
  }

  return {
    progress,
    refusal,
    upload: (file, replaces) => void upload(file, replaces),
    cancel: () => {
      running.current?.abort()
      setProgress(null)
    },
    forget: () => setRefusal(null),
  }
}
