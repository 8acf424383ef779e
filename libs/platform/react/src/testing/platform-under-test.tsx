import { fetchAccess } from '@captain/auth-react'
import { createHttpClient, HttpError } from '@captain/http-core'
import { DEFAULT_LOCALE, isLocale } from '@captain/locale'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlatformProvider } from '../platform-context.ts'

/** Client of the API under test. */
export const http = createHttpClient({ headers: () => ({ 'accept-language': document.documentElement.lang }) })

const access = { queryKey: ['access', 'check_cf_ai_usage'], queryFn: () => fetchAccess('check_cf_ai_usage', undefined) }

const describeFailure = (failure: unknown): string =>
  failure instanceof HttpError ? `${failure.problem?.title ?? failure.status}。` : String(failure)

type PlatformUnderTestProps = { readonly isAdmin?: boolean; readonly openIntegrations?: () => void; readonly children: ReactNode }

/** Takes the place of the app around screens of the platform. The API of the test answers whether the account may use the AI tools. */
export const PlatformUnderTest = ({ isAdmin = false, openIntegrations = () => {}, children }: PlatformUnderTestProps) => {
  const { i18n } = useLingui()
  const mayUseAi = useQuery(access).data === true
  const locale = isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE
  const roleNames = { owner: '管理者', editor: '編集者', viewer: '閲覧者' }
  return (
    <PlatformProvider value={{ http, locale, isAdmin, mayUseAi, roleNames, describeFailure, openIntegrations }}>
      {children}
    </PlatformProvider>
  )
}
