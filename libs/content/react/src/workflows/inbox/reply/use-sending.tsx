import type { RecordResponse, ReplyInput } from '@captain/content-core'
import { HttpError, type Issue } from '@captain/http-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type ReactNode } from 'react'
import { useContent } from '../../../content-context.tsx'
import { useFailureText } from '../../../failure-text.ts'
import { makeRandomKey } from '../../../form/random-key.ts'
import { issuesIn } from '../../../form/save/failure.ts'
import { SignInAgain } from '../../../list/sign-in-again.tsx'
import { useContentCache } from '../../../queries.ts'
import { useReplyClient } from '../letter/use-reply-client.ts'

type Sending = {
  readonly isSending: boolean
  /** Why the last attempt failed, with what to do. */
  readonly failure: ReactNode
  /** Forgets why the last attempt failed. */
  readonly forgetFailure: () => void
  /** Sends once, however often it is called. Returns the issues that the server found in the fields. */
  readonly send: (input: ReplyInput) => Promise<readonly Issue[]>
}

const codeOf = (error: unknown): string => (error instanceof HttpError ? (error.problem?.code ?? '') : '')

/** Sends replies to a record. A repeated attempt has the same key, so that the sender gets one mail. */
export const useSending = (record: RecordResponse, onSent: () => void): Sending => {
  const { t } = useLingui()
  const { client } = useContent()
  const replies = useReplyClient()
  const cache = useContentCache()
  const toasts = useToasts()
  const describe = useFailureText()
  const key = useRef('')
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)

  const done = ({ way, isFinished = false }: ReplyInput): string => {
    if (way === 'phone') return isFinished ? t`返信を記録し、対応済みにしました` : t`返信を記録しました`
    return isFinished ? t`返信を送信し、対応済みにしました` : t`返信を送信しました`
  }

  /** Shows the record as it is now, below the text that stays. */
  const reread = async () => cache.saved(await client.get(record.id))

  const explain = async (error: unknown): Promise<void> => {
    const code = codeOf(error)
    if (code === 'version-conflict') {
      await reread()
      setFailure(t`ほかの人が先に更新しました。画面に最新の内容を表示しています。確認してから、もう一度実行してください。`)
    } else if (code === 'idempotency-mismatch') {
      key.current = ''
      await reread()
      setFailure(t`前の送信は完了していました。画面の返信を確認してから、必要な場合だけもう一度実行してください。`)
    } else
      setFailure(
        <>
          {describe(error)} <SignInAgain failure={error} />
        </>,
      )
  }

  const attempt = async (input: ReplyInput): Promise<readonly Issue[]> => {
    key.current ||= makeRandomKey()
    try {
      const after = await replies.send(record.id, record.lockVersion, key.current, input)
      toasts.success({ summary: done(input) })
      void cache.saved(after)
      onSent()
      return []
    } catch (error) {
      const issues = issuesIn(error)
      if (issues.length === 0) await explain(error).catch((again: unknown) => setFailure(describe(again)))
      return issues
    }
  }

  return {
    isSending,
    failure,
    forgetFailure: () => setFailure(null),
    send: async (input) => {
      if (isBusy.current) return []
      isBusy.current = true
      setSending(true)
      setFailure(null)
      try {
        return await attempt(input)
      } finally {
        isBusy.current = false
        setSending(false)
      }
    },
  }
}
