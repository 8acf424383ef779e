import '@mantine/core/styles.layer.css'
import '@captain/ui/styles.css'
import '@captain/ui/back-office.css'
import type { MemberRole } from '@captain/auth-core'
import { sessionQuery, type Session } from '@captain/auth-react'
import { defineContentType, defineTenant, type Fields } from '@captain/content-core'
import { createHttpClient } from '@captain/http-core'
import { FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { ContentProvider } from '../../content-context.tsx'
import { FormScreen } from '../../form/form-screen.tsx'
import { shelfApi } from '../../form/testing/shelf-api.ts'
import { loadContentMessages } from '../../load-messages.ts'

type Answers = (url: URL, init: RequestInit) => Response | Promise<Response> | null

export type Opening = {
  readonly workflow?: 'toggle' | 'publish'
  /** Initial values of the record. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Additional parts of the declaration, such as checks. */
  readonly declared?: Readonly<Record<string, unknown>>
  /** Opens a new record instead of the stored one. */
  readonly screen?: 'edit' | 'new'
  /** Additional API responses; null falls through to the record. */
  readonly answers?: Answers
}

const ROLE: MemberRole = 'editor'

const session: Session = {
  session: { id: 's', expiresAt: '2027-01-01T00:00:00.000Z' },
  user: { id: 'a', name: '大家 港一', email: 'owner@captain.example', isUser: true },
}

/** Label of each field: its name and `欄`. */
const wordsOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const options = 'options' in field.config ? (field.config.options as readonly string[]) : []
      return [name, { label: `${name}欄`, options: Object.fromEntries(options.map((option) => [option, option])) }]
    }),
  )

/** Creates a JSON response. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Loads the Japanese messages of the form. */
export const loadWords = async (): Promise<void> => {
  i18n.load({ ja: { ...(await loadUiMessages('ja')), ...(await loadContentMessages('ja')) } })
  i18n.activate('ja')
}

/** Creates the form of a record with these fields, the first being its title, as the back office shows it. */
export const fieldsApp = (
  fields: Fields,
  { workflow = 'toggle', values = {}, declared = {}, screen = 'edit', answers = () => null }: Opening = {},
) => {
  const names = Object.keys(fields)
  const title = names[0] ?? ''
  const tool = defineContentType({
    name: 'tool',
    workflow,
    screens: ['list', 'new', 'edit'],
    group: 'menu',
    icon: 'tool',
    title,
    columns: [title],
    defaultSort: ['-updatedAt'],
    sections: { basic: names, state: workflow === 'publish' ? ['publishFrom', 'publishUntil'] : ['isPublished'] },
    fields,
    notPersonal: Object.fromEntries(
      Object.entries(fields).flatMap(([name, { personal }]) => (personal ? [] : [[name, 'a field of a test']])),
    ),
    ...declared,
  } as never)
  const tenant = defineTenant({
    number: 7,
    slug: 'cafe',
    names: { ja: 'カフェ', en: 'Cafe' },
    abbreviation: 'CAF',
    color: '#7A4A2B',
    contentTypes: [tool],
  })
  const messages = { tool: { name: '道具', sections: { basic: '基本', state: '公開' }, fields: wordsOf(fields) } }
  const api = shelfApi({
    ...Object.fromEntries(names.map((name) => [name, null])),
    ...(workflow === 'publish'
      ? { status: 'draft', state: 'draft', publishFrom: null, publishUntil: null }
      : { isPublished: false, sortOrder: 10 }),
    ...values,
  })
  const calls: URL[] = []
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin)
    calls.push(url)
    return (await answers(url, init)) ?? api.fetch(input, init)
  }
  const http = createHttpClient({ fetch, baseUrl: window.location.origin })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(sessionQuery.queryKey, session)
  const Screen = () => (
    <FeedbackProvider>
      <ContentProvider tenant={tenant} contentType={tool} role={ROLE} locale="ja" http={http} messages={messages}>
        <FormScreen screen={screen} params={screen === 'new' ? {} : { id: api.id() }} />
      </ContentProvider>
    </FeedbackProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen } as never),
    history: createMemoryHistory(),
  })
  const element = (
    <UiProvider>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </UiProvider>
  )
  return { api, calls, element, router }
}
