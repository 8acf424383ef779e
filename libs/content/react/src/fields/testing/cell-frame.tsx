import type { MemberRole } from '@captain/auth-core'
import { defineContentType, defineTenant, text } from '@captain/content-core'
import { createHttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ContentProvider } from '../../content-context.tsx'

const tool = defineContentType({
  name: 'tool',
  workflow: 'plain',
  screens: ['list'],
  group: 'menu',
  icon: 'tool',
  title: 'title',
  columns: ['title'],
  sections: { basic: ['title'] },
  fields: { title: text({ maxBytes: 60, required: true }) },
})

const tenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [tool],
})

const MESSAGES = { tool: { name: '道具', sections: { basic: '基本' }, fields: { title: { label: '題' } } } }
const ROLE: MemberRole = 'editor'
const RATES = { rates: { standard: '10.0', reduced: '8.0', exempt: '0.0' }, rounding: 'floor' }

const answerRates = async (): Promise<Response> => new Response(JSON.stringify(RATES), { headers: { 'content-type': 'application/json' } })

/** Context of cells in stories: the list of a tenant whose tax rates are known. */
export const CellFrame = ({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [http] = useState(() => createHttpClient({ fetch: answerRates, baseUrl: window.location.origin }))
  return (
    <QueryClientProvider client={client}>
      <ContentProvider tenant={tenant} contentType={tool} role={ROLE} locale={locale} http={http} messages={MESSAGES}>
        {children}
      </ContentProvider>
    </QueryClientProvider>
  )
}
