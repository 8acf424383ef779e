import { untypedPath } from '@captain/content-core/kit'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useNavigateTo } from '../../navigation.tsx'
import { useContentCache } from '../../queries.ts'
import { draftIn } from './draft-in.ts'

export type NewVersion = { readonly isRunning: boolean; readonly start: (id: string) => Promise<void> }

/** Copies a version of a legal document into a new draft and opens it; opens the existing draft if there is one. */
export const useNewVersion = (): NewVersion => {
  const { t } = useLingui()
  const { tenant, contentType, client } = useContent()
  const cache = useContentCache()
  const toasts = useToasts()
  const describe = useFailureText()
  const go = useNavigateTo()
  const [isRunning, setRunning] = useState(false)
  const start = useCallback(
    async (id: string) => {
      const open = (draft: string) => go(untypedPath(tenant, contentType, 'edit', { id: draft }))
      setRunning(true)
      try {
        const made = await client.duplicate(id)
        await cache.saved(made)
        const version = String(made['version'])
        toasts.success({ summary: t`版 ${version} の下書きを作成しました` })
        await open(made.id)
      } catch (failure) {
        const draft = draftIn(failure)
        toasts.error({
          summary: t`新しい版を作成できませんでした`,
          detail: draft === null ? describe(failure) : t`編集中の下書きがすでにあります。下書きは1つだけ作れます。`,
          ...(draft === null ? {} : { action: { label: t`下書きを開く`, onClick: () => open(draft) } }),
        })
      } finally {
        setRunning(false)
      }
    },
    [t, tenant, contentType, client, cache, toasts, describe, go],
  )
  return { isRunning, start }
}
