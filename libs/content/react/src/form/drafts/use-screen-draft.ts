import { sessionQuery } from '@captain/auth-react'
import type { Included, Values } from '@captain/content-core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { draftKeyPrefix, type StoredDraft, type LocalDraft } from './local-draft.ts'
import { useLocalDraft, type Drafting } from './use-local-draft.ts'

const NOTHING_INCLUDED: Included = { records: {}, media: {}, accounts: {} }

type Entered = Pick<LocalDraft, 'values' | 'base'>

export type ScreenDraft = Omit<Drafting, 'settle'> & {
  /** Removes a draft from the offer before the screen restores these values. */
  settle(draft: StoredDraft, values: Values): void
}

/**
 * Stores the input of a tenant's own screen in the browser, as forms do. `entered` has the input by name, `base` the stored values. Nothing
 * is stored while `entered` is empty.
 */
export const useScreenDraft = (screen: string, entered: Values, base: Values): ScreenDraft => {
  const { tenant, contentType } = useContent()
  const { data: session } = useQuery(sessionQuery)
  // The account that opened the screen, even if its session ends or another user signs in later.
  const [account] = useState(session?.user.id ?? '')
  const latest = useRef<Entered>({ values: entered, base })
  useLayoutEffect(() => {
    latest.current = { values: entered, base }
  })
  const at = account === '' ? null : draftKeyPrefix(account, tenant.slug, contentType.name, screen)
  const place = useCallback(() => at, [at])
  const current = useCallback((): LocalDraft | null => {
    const { values } = latest.current
    if (Object.keys(values).length === 0) return null
    return { savedAt: new Date().toISOString(), lockVersion: null, included: NOTHING_INCLUDED, ...latest.current }
  }, [])
  const draft = useLocalDraft({ place, at, current })
  const { touch, settle } = draft
  const first = useRef(entered)
  useEffect(() => {
    if (entered !== first.current) touch()
  }, [entered, touch])
  return {
    ...draft,
    settle: (saved, values) => {
      latest.current = { values, base: saved.base }
      settle(saved)
    },
  }
}
