import { fileTypeLabels, type FileType } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import { useLingui } from '@lingui/react/macro'

const MEGABYTE = 1024 * 1024

/** Accepted types and size of a field. */
export type Taken = { readonly accept: readonly FileType[]; readonly maxBytes: number }

export type UploadRefusals = {
  readonly tooLarge: string
  readonly wrongKind: string
  /** Returns the cause of a failed upload for users. */
  of(error: unknown): string
}

/** Returns the messages of upload failures. */
export const useUploadRefusal = ({ accept, maxBytes }: Taken): UploadRefusals => {
  const { t } = useLingui()
  const megabytes = Math.floor(maxBytes / MEGABYTE)
  const types = fileTypeLabels(accept)
  const tooLarge = t`ファイルが大きすぎます。${megabytes}MB以下のファイルを選んでください。`
  const wrongKind = t`この形式は使えません。${types}のファイルを選んでください。`
  return {
    tooLarge,
    wrongKind,
    of(error) {
      if (!(error instanceof HttpError)) return t`アップロードできませんでした。もう一度お試しください。`
      if (error.status === 413) return tooLarge
      if (error.status === 415) return wrongKind
      if (error.problem?.code === 'sound-too-long' || error.problem?.code === 'broken-sound') return error.problem.title
      if (error.status === 422) return t`ファイルを読み取れませんでした。壊れていないか確認してください。`
      if (error.status === 401) return t`ログインの有効期限が切れました。ログインし直してから、もう一度お試しください。`
      if (error.statusText === 'Fetch Error') return t`通信できませんでした。接続を確認して、もう一度お試しください。`
      return error.problem?.detail ?? error.problem?.title ?? t`アップロードできませんでした。もう一度お試しください。`
    },
  }
}
