import type { PostalCodeResponse, PostalPlace } from '@captain/content-core'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'

export type Looking = {
  readonly state: 'idle' | 'looking' | 'failed'
  /** Returns the places of a code; null if the request failed. */
  look(code: string): Promise<readonly PostalPlace[] | null>
}

/** Fetches the places of a postal code from the server. */
export const usePostalPlaces = (): Looking => {
  const { http } = useContent()
  const [state, setState] = useState<Looking['state']>('idle')
  return {
    state,
    look: async (code) => {
      setState('looking')
      try {
        const { places } = await http.get<PostalCodeResponse>(`/api/v1/postal-codes/${code}`)
        setState('idle')
        return places
      } catch {
        setState('failed')
        return null
      }
    },
  }
}
