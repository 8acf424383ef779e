import type { IncludedMedia } from '@captain/content-core'
import { useEffect, useRef, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { uploadImage } from './upload-image.ts'
import { useUploadRefusal } from './use-upload-refusal.ts'

export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

export type ImageUploading = {
  /** 0 to 1 while a file is on its way, else null. */
  readonly progress: number | null
  /** Why the last file was refused. */
  readonly refusal: string | null
  upload(file: File): void
  cancel(): void
  forget(): void
}

/** Uploads one file at a time; checks its kind and size before anything is sent. */
export const useImageUpload = (maxBytes: number, onDone: (media: IncludedMedia) => void): ImageUploading => {
  const refusals = useUploadRefusal(maxBytes)
  const { tenant } = useContent()
  const [progress, setProgress] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const upload = async (file: File) => {
    if (!IMAGE_TYPES.includes(file.type)) return setRefusal(refusals.wrongKind)
    if (file.size > maxBytes) return setRefusal(refusals.tooLarge)
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setRefusal(null)
    setProgress(0)
    try {
      onDone(await uploadImage(tenant.slug, file, { onProgress: setProgress, signal: controller.signal }))
    } catch (error) {
      if (!controller.signal.aborted) setRefusal(refusals.of(error))
    }
    if (running.current === controller) setProgress(null)
  }

  return {
    progress,
    refusal,
    upload: (file) => void upload(file),
    cancel: () => {
      running.current?.abort()
      setProgress(null)
    },
    forget: () => setRefusal(null),
  }
}
