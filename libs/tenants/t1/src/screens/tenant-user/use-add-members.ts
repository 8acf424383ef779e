import { makeRandomKey, useContentCache, useFailureText, useNavigateTo, useTenant } from '@captain/content-react'
import { HttpError } from '@captain/http-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { tenant } from '../../tenant.ts'
import type { NewMembers } from './new-members.ts'

/** Creates one record for each selected account, all or none, and then opens the list. `nameOf` names an account in an error. */
export const useAddMembers = (parent: string, nameOf: (id: string) => string) => {
  const { batch, links } = useTenant(tenant)
  const { t } = useLingui()
  const describe = useFailureText()
  const toasts = useToasts()
  const cache = useContentCache()
  const go = useNavigateTo()
  const sent = useRef({ body: '', key: '' })
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  /** No one is added if the server refuses one person; the error names that person. */
  const failureOf = (caught: unknown, picked: NewMembers['picked']): string => {
    const issues = caught instanceof HttpError ? (caught.problem?.issues ?? []) : []
    const refused = picked.flatMap((id, place) => {
      const issue = issues.find(({ path }) => path.startsWith(`${place}.`))
      return issue === undefined ? [] : [`${nameOf(id)} ${issue.message ?? ''}`]
    })
    return refused.length === 0
      ? describe(caught)
      : t`だれも追加していません。次のユーザーを外すか確認して、もう一度追加してください：${{ names: refused.join('、') }}`
  }
  const save = async ({ picked, role, notifyContact }: NewMembers) => {
    setSaving(true)
    setFailure(null)
    const changes = picked.map((user) => ({
      type: 'tenant-user' as const,
      changes: { tenant: parent, user, memberRole: role, notifyContact },
    }))
    // A retry of the same values is the same request, whose response may have been lost.
    const body = JSON.stringify(changes)
    if (sent.current.body !== body) sent.current = { body, key: makeRandomKey() }
    try {
      await batch.save(changes, { idempotencyKey: sent.current.key })
      await cache.refresh()
      toasts.success({ summary: t`${{ count: picked.length }}人を追加しました` })
      await go(links['tenant-user'].list(parent))
    } catch (caught) {
      setFailure(failureOf(caught, picked))
      setSaving(false)
      await cache.refresh()
    }
  }
  return { save, isSaving, failure, clearFailure: () => setFailure(null) }
}
