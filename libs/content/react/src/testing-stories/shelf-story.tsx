import type { MemberRole } from '@captain/auth-core'
import type { Screen } from '@captain/content-core'
import { useState } from 'react'
import { shelfApi } from '../form/testing/shelf-api.ts'
import { tenant, type TYPES } from '../form/testing/shelf-content.ts'
import { SHELF_WORDS } from './shelf-labels.ts'
import { StoryScreen, type Answering } from './story-screen.tsx'

type Api = ReturnType<typeof shelfApi>
type Values = Readonly<Record<string, unknown>>

export type ShelfStoryProps = {
  readonly type: keyof typeof TYPES
  readonly screen: Screen
  /** Values of the record. */
  readonly record: Values
  /** Additional records for lists and pickers. */
  readonly others?: readonly Values[]
  readonly role?: MemberRole
  readonly account?: string | null
  /** Prepares the API before the screen opens. */
  readonly prepare?: (api: Api) => void
  /** Answers in place of the test API; null falls through to it. */
  readonly answers?: (path: string, api: Api, init: RequestInit) => Response | Promise<Response> | null
}

/** Creates a JSON response. */
export const answerJson = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A response that never arrives. */
export const never = (): Promise<Response> => new Promise(() => undefined)

/** A screen of the test tenant, with its one record in an in-memory staff API. */
export const ShelfStory = ({ type, screen, record, others = [], role = 'editor', account = 'a', prepare, answers }: ShelfStoryProps) => {
  const [api] = useState(() => {
    const made = shelfApi(record, others)
    prepare?.(made)
    return made
  })
  const fetch: Answering = async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    return (await answers?.(pathname, api, init)) ?? api.fetch(input, init)
  }
  const isNamed = screen === 'edit' || screen === 'preview-by-id'
  return (
    <StoryScreen
      tenant={tenant}
      messages={SHELF_WORDS}
      type={type}
      screen={screen}
      {...(isNamed && { id: api.id() })}
      role={role}
      account={account}
      fetch={fetch}
    />
  )
}
