import { sessionQuery } from '@captain/auth-react'
import type { Included, Values } from '@captain/content-core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { draftPlace, type KeptDraft, type LocalDraft } from './local-draft.ts'
import { useLocalDraft, type Drafting } from './use-local-draft.ts'

const NOTHING_INCLUDED: Included = { records: {}, media: {}, accounts: {} }

type Entered = Pick<LocalDraft, 'values' | 'base'>

export type ScreenDraft = Omit<Drafting, 'settle'> & {
  /** Takes a draft off the offer, now that the screen is about to hold these values. */
  settle(draft: KeptDraft, values: Values): void
}

/**
 * Keeps in the browser what is entered on a tenant's own screen, as forms do: `entered` holds it by name, `base` what is stored; nothing is kept
 * while `entered` is empty.
 */
export const useScreenDraft = (screen: string, entered: Values, base: Values): ScreenDraft => {
  const { tenant, contentType } = useContent()
  const { data: session } = useQuery(sessionQuery)
  // Of the account that opened the screen, also when its session ends or somebody else signs in meanwhile.
  const [account] = useState(session?.user.id ?? '')
  const latest = useRef<Entered>({ values: entered, base })
  useLayoutEffect(() => {
    latest.current = { values: entered, base }
  })
  const place = useCallback(
    () => (account === '' ? null : draftPlace(account, tenant.slug, contentType.name, screen)),
    [account, tenant.slug, contentType.name, screen],
  )
  const current = useCallback((): LocalDraft | null => {
    const { values } = latest.current
    if (Object.keys(values).length === 0) return null
    return { savedAt: new Date().toISOString(), lockVersion: null, included: NOTHING_INCLUDED, ...latest.current }
  }, [])
  const draft = useLocalDraft({ place, current })
  const { touch, settle } = draft
  const first = useRef(entered)
  useEffect(() => {
    if (entered !== first.current) touch()
  }, [entered, touch])
  return {
    ...draft,
    settle: (kept, values) => {
      latest.current = { values, base: kept.base }
      settle(kept)
    },
  }
}
