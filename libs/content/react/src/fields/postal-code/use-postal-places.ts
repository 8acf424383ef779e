import type { PostalAnswer, PostalPlace } from '@captain/content-core'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'

export type Looking = {
  readonly state: 'idle' | 'looking' | 'failed'
  /** The places of a code; null when they could not be asked for. */
  look(code: string): Promise<readonly PostalPlace[] | null>
}

/** Asks the server which places a postal code stands for. */
export const usePostalPlaces = (): Looking => {
  const { http } = useContent()
  const [state, setState] = useState<Looking['state']>('idle')
  return {
    state,
    look: async (code) => {
      setState('looking')
      try {
        const { places } = await http.get<PostalAnswer>(`/api/v1/postal-codes/${code}`)
        setState('idle')
        return places
      } catch {
        setState('failed')
        return null
      }
    },
  }
}
