import { makeRandomKey, useContent, useFailureText, useTenant } from '@captain/content-react'
import { HttpError } from '@captain/http-core'
import { formatMonth } from '@captain/locale'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { tenant } from '../../tenant.ts'
import { refusedIn, withoutDays, type Refused } from './refused-days.ts'
import { batchOf, type Edits } from './shift-drafts.ts'

/** Saves the edits of a cast's month, all or none, and keeps the errors of the last attempt. */
export const useSaveMonth = (cast: string, month: string) => {
  const { locale } = useContent()
  const { batch, queries } = useTenant(tenant)
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const describe = useFailureText()
  const toasts = useToasts()
  const [refused, setRefused] = useState<Refused>({})
  const [failure, setFailure] = useState<{ readonly text: string; readonly isStale: boolean } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const sent = useRef({ body: '', key: '' })

  const refresh = () =>
    Promise.all([queries['cast-work-schedule'], queries.cast].map(({ key }) => queryClient.invalidateQueries({ queryKey: key })))
  const clear = () => {
    setRefused({})
    setFailure(null)
  }
  const fail = (error: unknown, found: Refused) => {
    const isStale = error instanceof HttpError && error.status === 409
    const count = Object.keys(found).length
    const text = isStale
      ? t`ほかの人が先に変更しました。最新を読み込むと、入力した内容はそのまま残ります。`
      : count > 0
        ? t`${{ days: count }}日分の入力を確認してください`
        : describe(error)
    setRefused(found)
    setFailure({ text, isStale })
  }

  return {
    refused,
    failure,
    isSaving,
    /** Saves; runs `onSaved` once the stored shifts are loaded again. */
    save: async (edits: Edits, onSaved: () => void): Promise<void> => {
      const { changes, places } = batchOf(cast, edits)
      if (changes.length === 0 || isSaving) return
      setSaving(true)
      // A retry of the same values is the same request, whose response may have been lost.
      const body = JSON.stringify(changes)
      if (sent.current.body !== body) sent.current = { body, key: makeRandomKey() }
      try {
        await batch.save(changes, { idempotencyKey: sent.current.key })
        sent.current = { body: '', key: '' }
        await refresh()
        onSaved()
        clear()
        toasts.success({ summary: t`${{ month: formatMonth(locale, month) }}の出勤スケジュールを保存しました` })
      } catch (error) {
        fail(error, refusedIn(error, places))
      } finally {
        setSaving(false)
      }
    },
    /** Clears the errors of days that were edited. */
    clearDays: (dates: readonly string[]) => {
      setRefused((before) => withoutDays(before, dates))
      setFailure(null)
    },
    clear,
  }
}
