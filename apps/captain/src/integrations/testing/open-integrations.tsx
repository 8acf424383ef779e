import '@mantine/core/styles.layer.css'
import '@captain/ui/back-office.css'
import '@captain/ui/styles.css'
import type { MemberRole } from '@captain/auth-core'
import { defineContentType, defineTenant, text } from '@captain/content-core'
import { createHttpClient } from '@captain/http'
import { FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { render } from 'vitest-browser-react'
import { IntegrationsDrawer } from '../integrations-drawer.tsx'
import type { integrationsApi } from './integrations-api.ts'

const drink = defineContentType({
  name: 'drink',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'cup',
  title: 'name',
  columns: ['name'],
  order: ['sortOrder'],
  sections: { basic: ['name', 'isPublished'] },
  fields: { name: text({ maxBytes: 30, required: true, public: true }) },
})
const words = { drink: { name: 'ドリンク', sections: {}, fields: {} } }

const tenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [drink],
})

export const loadWords = async (): Promise<void> => {
  for (const load of [loadUiMessages]) i18n.load('ja', await load('ja'))
  i18n.activate('ja')
}

const Page = ({ api, role }: { readonly api: ReturnType<typeof integrationsApi>; readonly role: MemberRole }) => {
  const [isOpen, setOpen] = useState(true)
  const [http] = useState(() => createHttpClient({ fetch: api.fetch, retry: false }))
  return isOpen ? (
    <IntegrationsDrawer http={http} tenant={tenant} words={words} role={role} locale="ja" onClose={() => setOpen(false)} />
  ) : (
    <p>閉じています</p>
  )
}

/** Opens the drawer of a café, on operations of a test. */
export const openIntegrations = (api: ReturnType<typeof integrationsApi>, role: MemberRole = 'owner') =>
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <UiProvider>
          <FeedbackProvider>
            <Page api={api} role={role} />
          </FeedbackProvider>
        </UiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
