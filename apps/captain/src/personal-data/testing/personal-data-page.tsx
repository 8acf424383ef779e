import type { MemberRole } from '@captain/auth-core'
import { defineContentType, defineTenant, text, type FoundRecord, type PersonalReadItem } from '@captain/content-core'
import { createHttpClient } from '@captain/http-core'
import { mockApi, type MockResponse } from '@captain/http-core/testing/mock-api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../navigation/use-locale.ts'
import { PersonalDataDrawer } from '../personal-data-drawer.tsx'

const STAFF = '/api/v1/tenants/cafe'

/** Path of the log of reads. */
export const READS = `${STAFF}/personal-reads`

const guest = defineContentType({
  name: 'guest',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'inbox',
  icon: 'user',
  title: 'code',
  columns: ['code'],
  sections: { basic: ['code', 'who'] },
  fields: { code: text({ maxBytes: 30, required: true }), who: text({ maxBytes: 90, personal: true }) },
})

const tenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [guest],
})

const words = { guest: { name: 'お客様', sections: {}, fields: { who: { label: 'お名前' } } } }

export const read = (changes: Partial<PersonalReadItem> = {}): PersonalReadItem => ({
  id: '01JREAD0000000000000000001',
  at: '2026-11-20T03:00:00.000Z',
  kind: 'view',
  type: 'guest',
  by: { id: 'o', name: '港 太郎' },
  isKey: false,
  impersonator: null,
  network: '198.51.100.*',
  records: [{ id: '01JGUEST000000000000000001', title: { ja: 'G-0001', en: null } }],
  recordCount: 1,
  ...changes,
})

export const foundRecord = (changes: Partial<FoundRecord> = {}): FoundRecord => ({
  type: 'guest',
  id: '01JGUEST000000000000000001',
  title: { ja: 'G-0001', en: null },
  createdAt: '2026-11-20T03:00:00.000Z',
  deletedAt: null,
  isPublic: false,
  isRemoved: false,
  fields: ['who'],
  revisions: 3,
  files: 0,
  outcome: 'empty',
  reason: null,
  keptUntil: null,
  ...changes,
})

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  })

export const NEVER: MockResponse = () => new Promise(() => undefined)
export const UNAVAILABLE: MockResponse = () =>
  json({ type: 'urn:captain:problem:unavailable', title: '一時的に利用できません', status: 503, code: 'unavailable' }, 503)

/** The operations that the drawer calls, on what a test or a story has put there. */
export const readsApi = (reads: readonly PersonalReadItem[], found: readonly FoundRecord[] = []) => {
  const instead = new Map<string, MockResponse>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const other = instead.get(`${init?.method ?? 'GET'} ${pathname}`)
    if (other !== undefined) return other()
    if (pathname.endsWith('/personal-data/search')) return json({ items: found, isComplete: true })
    if (pathname.endsWith('/personal-data/disclosure')) return json({ file: '<!doctype html>' })
    if (pathname.endsWith('/personal-data/erasure')) return json({ records: 1, emptied: 1, kept: 1, revisions: 7, files: 2, mails: 1 })
    return json(pathname === READS ? { items: reads, next: null } : { items: [{ id: 'o', name: '港 太郎' }] })
  }
  return { fetch, ...mockApi(fetch, instead) }
}

type PageProps = {
  readonly api: ReturnType<typeof readsApi>
  readonly role?: MemberRole
  readonly record?: string | null
  readonly first?: 'reads' | 'person'
}

/** The drawer of the café, where the frame would open it. */
export const PersonalDataPage = ({ api, role = 'owner', record = null, first = 'reads' }: PageProps) => {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [http] = useState(() => createHttpClient({ fetch: api.fetch, retry: false }))
  const [isOpen, setOpen] = useState(true)
  const locale = useLocale()
  return (
    <QueryClientProvider client={queryClient}>
      {isOpen ? (
        <PersonalDataDrawer
          http={http}
          tenant={tenant}
          words={words}
          role={role}
          locale={locale}
          record={record}
          first={first}
          onClose={() => setOpen(false)}
        />
      ) : (
        <p>閉じています</p>
      )}
    </QueryClientProvider>
  )
}
