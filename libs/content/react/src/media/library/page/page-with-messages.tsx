import type { MemberRole } from '@captain/auth-core'
import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { TenantContentProvider } from '../../../content-context.tsx'
import { withMessages } from '../../../with-messages.tsx'
import { messages as english } from '../locales/en.po'
import { messages as japanese } from '../locales/ja.po'
import { MediaPage as Page } from './media-page.tsx'

const WithMessages = withMessages(Page, { ja: japanese, en: english })

export type MediaPageProps = {
  readonly tenant: Tenant
  readonly role: MemberRole
  readonly locale: Locale
  /** Labels of the tenant in the interface language. */
  readonly messages: ErasedMessages
  /** Calls the staff API. */
  readonly http: HttpClient
}

/** The media library of a tenant as a page. */
export const MediaPage = (props: MediaPageProps) => (
  <TenantContentProvider {...props}>
    <WithMessages />
  </TenantContentProvider>
)
