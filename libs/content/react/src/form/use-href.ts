import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

type LooseBuild = (options: { readonly to: string }) => { readonly href: string }

/** Returns the URL of an unprefixed path in the language of the page, for links that open a new tab. */
export const useHref = (): ((path: string) => string) => {
  const router = useRouter()
  return useCallback((path) => router.history.createHref((router.buildLocation as unknown as LooseBuild)({ to: path }).href), [router])
}
