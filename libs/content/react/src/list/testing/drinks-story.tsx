import type { AnyRecord } from '@captain/content-core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { drinksRouter, type DrinksOptions } from './drinks-router.tsx'
import { drinkRecord, listApi } from './list-api.ts'

/** Creates the given number of drinks, named after places. */
export const someDrinks = (count: number, values: Partial<AnyRecord> = {}): readonly AnyRecord[] =>
  Array.from({ length: count }, (_unused, place) => {
    const number = String(place + 1).padStart(4, '0')
    return drinkRecord(`r${number}`, `港のブレンド ${number}`, values)
  })

type Answer = (input: RequestInfo | URL) => Response | Promise<Response> | null

export type DrinksStoryProps = Omit<DrinksOptions, 'api'> & {
  readonly records: readonly AnyRecord[]
  /** Ids of records that cannot be published. */
  readonly notReady?: readonly string[]
  /** Answers a request instead; null passes it on. */
  readonly instead?: Answer
}

/** The list of drinks on a separate in-memory API. */
export const DrinksStory = ({ records, notReady = [], instead, ...options }: DrinksStoryProps) => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [router] = useState(() => {
    const api = listApi(records, notReady)
    return drinksRouter({ api: { fetch: async (input, init) => (await instead?.(input)) ?? api.fetch(input, init) }, ...options })
  })
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/** Whether a request is for this part of the API. */
export const asksFor = (input: RequestInfo | URL, part: string): boolean =>
  (input instanceof Request ? input.url : input.toString()).includes(part)
