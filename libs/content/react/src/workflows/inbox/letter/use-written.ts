import type { RecordResponse, Values } from '@captain/content-core'
import { useState } from 'react'
import type { StoredDraft } from '../../../form/drafts/local-draft.ts'
import { useScreenDraft, type ScreenDraft } from '../../../form/drafts/use-screen-draft.ts'
import { sameValue } from '../../../form/values/same-value.ts'
import type { WrittenWay } from './written-way.ts'

export type Written = {
  readonly entered: Values
  readonly isTouched: boolean
  /** Changes when other input takes the place of the current one. */
  readonly round: number
  readonly draft: ScreenDraft
  enter(values: Values): void
  /** Offers the input as a draft; without space for drafts it stays. */
  setAside(): void
  restore(saved: StoredDraft): void
  /** Forgets the input, since it was sent. */
  clear(): void
}

const NOTHING: Values = {}

const SCREENS: Readonly<Record<WrittenWay, string>> = { email: 'reply', phone: 'call-note' }

/** Keeps what is written to a sender in one way, in the browser too. Each way has its own input, so that neither replaces the other's. */
export const useWritten = (record: RecordResponse, way: WrittenWay): Written => {
  const [entered, enter] = useState(NOTHING)
  const [round, setRound] = useState(0)
  const draft = useScreenDraft(`${record.id}/${SCREENS[way]}`, entered, NOTHING)
  return {
    entered,
    isTouched: Object.keys(entered).length > 0,
    round,
    draft,
    enter,
    setAside: () => {
      if (draft.setAside()) enter(NOTHING)
    },
    restore: (saved) => {
      draft.setAside()
      draft.settle(saved, saved.values)
      enter(saved.values)
      setRound((last) => last + 1)
    },
    clear: () => {
      draft.clear()
      // Who passed over the offer of an earlier visit and wrote the same has sent that too.
      for (const one of draft.found) if (sameValue(one.values, entered)) draft.drop(one)
      enter(NOTHING)
    },
  }
}
