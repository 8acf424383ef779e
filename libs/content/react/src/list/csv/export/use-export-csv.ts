import type { CsvOptions, ListQuery } from '@captain/content-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { useFailureText } from '../../../failure-text.ts'
import { downloadFile } from '../download-file.ts'

export type SavingCsv = {
  /** Bytes received so far; null without a download. */
  readonly received: number | null
  readonly failure: string | null
  readonly stop: () => void
  /** Whether the download started. */
  readonly save: (options: CsvOptions) => Promise<boolean>
}

/** Fetches the full list as a file and starts its download. */
export const useExportCsv = ({ limit: _limit, after: _after, ...query }: ListQuery): SavingCsv => {
  const { t } = useLingui()
  const { client, contentType } = useContent()
  const toasts = useToasts()
  const failureText = useFailureText()
  const [received, setReceived] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  return {
    received,
    failure,
    stop: () => running.current?.abort(),
    save: async (options) => {
      const controller = new AbortController()
      running.current = controller
      setReceived(0)
      setFailure(null)
      try {
        const { blob, name } = await client.downloadCsv(query, { ...options, signal: controller.signal, onBytes: setReceived })
        const fileName = name ?? `${contentType.name}.csv`
        downloadFile(blob, fileName)
        toasts.success({ summary: t`「${fileName}」を保存しました` })
        return true
      } catch (error) {
        if (!controller.signal.aborted) setFailure(failureText(error))
        return false
      } finally {
        setReceived(null)
      }
    },
  }
}
