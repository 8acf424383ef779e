import type { IncludedMedia } from '@captain/content-core'
import { HttpError } from '@captain/http'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { uploadImage } from './upload-image.ts'

export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

const MEGABYTE = 1024 * 1024

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
  const { t } = useLingui()
  const { tenant } = useContent()
  const [progress, setProgress] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const megabytes = Math.floor(maxBytes / MEGABYTE)
  const tooLarge = t`ファイルが大きすぎます。${megabytes}MB以下の画像を選んでください。`
  const wrongKind = t`この形式は使えません。JPEG、PNG、WebP、AVIF、GIFの画像を選んでください。`

  const reasonOf = (error: unknown): string => {
    if (!(error instanceof HttpError)) return t`アップロードできませんでした。もう一度お試しください。`
    if (error.status === 413) return tooLarge
    if (error.status === 415) return wrongKind
    if (error.status === 422) return t`画像を読み取れませんでした。ファイルが壊れていないか確認してください。`
    if (error.status === 401) return t`ログインの有効期限が切れました。ログインし直してから、もう一度お試しください。`
    if (error.statusText === 'Fetch Error') return t`通信できませんでした。接続を確認して、もう一度お試しください。`
    return error.problem?.detail ?? error.problem?.title ?? t`アップロードできませんでした。もう一度お試しください。`
  }

  const upload = async (file: File) => {
    if (!IMAGE_TYPES.includes(file.type)) return setRefusal(wrongKind)
    if (file.size > maxBytes) return setRefusal(tooLarge)
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setRefusal(null)
    setProgress(0)
    try {
      onDone(await uploadImage(tenant.slug, file, { onProgress: setProgress, signal: controller.signal }))
    } catch (error) {
      if (!controller.signal.aborted) setRefusal(reasonOf(error))
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
