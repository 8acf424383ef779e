import type { MemberRole } from '@captain/auth-core'
import { defineContentType, defineTenant, text } from '@captain/content-core'
import { createHttpClient } from '@captain/http-core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../navigation/use-locale.ts'
import { RolesDrawer } from '../roles/roles-drawer.tsx'
import type { RolesApi } from './roles-api.ts'

const drink = defineContentType({
  name: 'drink',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'cup',
  title: 'name',
  columns: ['name'],
  defaultSort: ['sortOrder'],
  sections: { basic: ['name', 'memo', 'isPublished'] },
  fields: { name: text({ maxBytes: 30, required: true, localized: true, public: true }), memo: text({ maxBytes: 90 }) },
})

/** Only its owners read it. */
const ledger = defineContentType({
  name: 'ledger',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'book',
  title: 'name',
  columns: ['name'],
  access: { read: 'owner', write: 'owner' },
  sections: { basic: ['name'] },
  fields: { name: text({ maxBytes: 30, required: true }) },
})

const words = {
  drink: { name: 'ドリンク', sections: {}, fields: { name: { label: '名前' }, memo: { label: 'メモ' } } },
  ledger: { name: '帳簿', sections: {}, fields: {} },
}

const tenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [drink, ledger],
})

type PageProps = { readonly api: RolesApi; readonly role?: MemberRole }

/** The drawer of a café's members and roles, where the frame would open it. */
export const RolesPage = ({ api, role = 'owner' }: PageProps) => {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [http] = useState(() => createHttpClient({ fetch: api.fetch, retry: false }))
  const [isOpen, setOpen] = useState(true)
  const locale = useLocale()
  return (
    <QueryClientProvider client={queryClient}>
      {isOpen ? (
        <RolesDrawer http={http} tenant={tenant} words={words} role={role} locale={locale} onClose={() => setOpen(false)} />
      ) : (
        <p>閉じています</p>
      )}
    </QueryClientProvider>
  )
}
