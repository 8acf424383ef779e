import { watchSession } from '@captain/auth-react'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { i18n } from './i18n.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.ts'

const onOtherAccount = () => router.invalidate()

/** Preloads the page that explains rejections, because it is needed when nothing else can be loaded. */
const loadExplanation = (): (() => void) => {
  const timer = setTimeout(() => void router.preloadRoute({ to: '/auth/not-permission' }), 2000)
  return () => clearTimeout(timer)
}

export const App = () => {
  useEffect(() => watchSession({ queryClient, onOtherAccount }), [])
  useEffect(loadExplanation, [])
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  )
}
