import type { MemberRole } from '@captain/auth-core'
import { defineContentType, defineTenant, text } from '@captain/content-core'
import { createHttpClient } from '@captain/http-core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../navigation/use-locale.ts'
import { IntegrationsDrawer } from '../integrations-drawer.tsx'
import type { IntegrationsTab } from '../use-panel.ts'
import type { IntegrationsApi } from './integrations-api.ts'

const drink = defineContentType({
  name: 'drink',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'cup',
  title: 'name',
  columns: ['name'],
  defaultSort: ['sortOrder'],
  sections: { basic: ['name', 'isPublished'] },
  fields: { name: text({ maxBytes: 30, required: true, public: true }) },
})
/** The labels of the café's only type. */
export const words = { drink: { name: 'ドリンク', sections: {}, fields: {} } }

/** A café that sells drinks. */
export const tenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [drink],
})

type PageProps = {
  readonly api: IntegrationsApi
  readonly role?: MemberRole
  readonly first?: IntegrationsTab
}

/** The drawer of the café, where the frame would open it. */
export const IntegrationsPage = ({ api, role = 'owner', first = 'keys' }: PageProps) => {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [http] = useState(() => createHttpClient({ fetch: api.fetch, retry: false }))
  const [tab, setTab] = useState<IntegrationsTab | null>(first)
  const locale = useLocale()
  return (
    <QueryClientProvider client={queryClient}>
      {tab === null ? (
        <p>閉じています</p>
      ) : (
        <IntegrationsDrawer
          http={http}
          tenant={tenant}
          words={words}
          role={role}
          locale={locale}
          tab={tab}
          onTab={setTab}
          onClose={() => setTab(null)}
        />
      )}
    </QueryClientProvider>
  )
}
