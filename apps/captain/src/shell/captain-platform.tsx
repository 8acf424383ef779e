import { PlatformProvider } from '@captain/platform-react/frame'
import { useMemo, type ReactNode } from 'react'
import { http } from '../api.ts'
import { useFailureText } from '../integrations/use-failure-text.ts'
import { usePanel } from '../integrations/use-panel.ts'
import { useLocale } from '../navigation/use-locale.ts'
import { useRoleNames } from '../routes/captain/role-names.ts'
import { useIsAdmin } from '../session/use-is-admin.ts'
import { useMayUseAi } from './use-may-use-ai.ts'

/** Gives the screens of the platform what they need of the back office. */
export const CaptainPlatform = ({ children }: { readonly children: ReactNode }) => {
  const locale = useLocale()
  const isAdmin = useIsAdmin()
  const mayUseAi = useMayUseAi()
  const { owner, editor, viewer } = useRoleNames()
  const describeFailure = useFailureText()
  const { open: openIntegrations } = usePanel()
  const app = useMemo(
    () => ({ http, locale, isAdmin, mayUseAi, roleNames: { owner, editor, viewer }, describeFailure, openIntegrations }),
    [locale, isAdmin, mayUseAi, owner, editor, viewer, describeFailure, openIntegrations],
  )
  return <PlatformProvider value={app}>{children}</PlatformProvider>
}
