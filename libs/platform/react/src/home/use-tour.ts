import { useSearchParams, useSetSearchParams } from '@captain/content-react/list-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlatform } from '../platform-context.ts'
import { endTour, homeKeys } from './home-data.ts'

/** Returns whether to show the tour: on the first visit, and on request (`?tour=true`). */
export const useTour = (isDue: boolean) => {
  const { http } = usePlatform()
  const queryClient = useQueryClient()
  const write = useSetSearchParams()
  const isAsked = useSearchParams()['tour'] === true
  const [isEnded, setEnded] = useState(false)
  const end = () => {
    setEnded(true)
    if (isAsked) void write({}, { replace: true })
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
    // If the request fails, the next visit shows the tour again.
    if (isDue)
      endTour(http).then(
        () => queryClient.invalidateQueries({ queryKey: homeKeys.all }),
        () => undefined,
      )
  }
  return { isShown: isAsked || (isDue && !isEnded), isAsked, end }
}
