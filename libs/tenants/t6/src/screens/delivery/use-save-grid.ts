import { useFailureText, useTenant } from '@captain/content-react'
import { HttpError } from '@captain/http-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { tenant } from '../../tenant.ts'
import { withoutField, wrongIn, type Changes, type Wrong } from './delivery-edits.ts'

type Change = { readonly id: string; readonly lockVersion: number; readonly changes: Changes }
type GridChange = (Change & { readonly type: 'delivery' }) | (Change & { readonly type: 'delivery-setting' })

const NO_ERRORS: Wrong = {}

/** Saves edited records, all or none, and keeps the errors of the last attempt. */
export const useSaveGrid = () => {
  const { batch } = useTenant(tenant)
  const { t } = useLingui()
  const describe = useFailureText()
  const toasts = useToasts()
  const [wrong, setWrong] = useState(NO_ERRORS)
  const [failure, setFailure] = useState<{ readonly text: string; readonly isStale: boolean } | null>(null)
  const [isSaving, setSaving] = useState(false)

  const fail = (error: unknown, ids: readonly string[]) => {
    const found = wrongIn(error, ids)
    const isStale = error instanceof HttpError && error.status === 409
    const places = Object.keys(found).length
    const text = isStale
      ? t`ほかの人が先に変更しました。入力した内容は残っています。最新の内容を読み込んでから、もう一度保存してください。`
      : places > 0
        ? t`${{ count: places }}か所を確認してください。`
        : describe(error)
    setWrong(found)
    setFailure({ text, isStale })
  }

  return {
    wrong,
    failure,
    isSaving,
    /** Saves; runs `onSaved` before the success is shown. */
    save: async (changes: readonly GridChange[], onSaved: () => Promise<void>): Promise<void> => {
      if (changes.length === 0 || isSaving) return
      setSaving(true)
      try {
        await batch.save(changes)
        await onSaved()
        setWrong(NO_ERRORS)
        toasts.show({ severity: 'success', summary: t`配送設定を保存しました` })
      } catch (error) {
        fail(
          error,
          changes.map(({ id }) => id),
        )
      } finally {
        setSaving(false)
      }
    },
    clearFailure: () => setFailure(null),
    clearField: (id: string, field: string) => setWrong((before) => withoutField(before, id, field)),
    clear: () => {
      setWrong(NO_ERRORS)
      setFailure(null)
    },
  }
}
