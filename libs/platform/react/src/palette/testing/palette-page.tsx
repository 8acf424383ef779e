import { useDialogs, useProvidePageActions } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider, useRouterState } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { PlatformUnderTest } from '../../testing/platform-under-test.tsx'
import { PaletteButton } from '../palette-button.tsx'
import { paletteCode } from '../palette-code.ts'
import { PaletteHost } from '../palette-host.tsx'
import type { PaletteTenant } from '../palette-tenant.ts'
import type { PaletteApi } from './palette-api.ts'

const current: PaletteTenant = { tenant: { slug: 'cafe', names: { ja: '猫カフェ', en: 'Cat café' } }, role: 'editor' }

/** The messages are there before the page is. */
const code = paletteCode(async () => undefined)

type PageProps = { readonly onPublish: () => void; readonly onVerb?: (name: string) => void }

const Page = ({ onPublish, onVerb = () => {} }: PageProps): ReactNode => {
  const { t } = useLingui()
  const dialogs = useDialogs()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useProvidePageActions([
    { does: '公開する', verb: 'publish', on: '港のカレー', keys: ['mod+Enter'], run: onPublish },
    { does: '「売り切れ」をオンにする', verb: 'switch', on: '港のカレー', also: ['売り切れ', 'is sold out'], run: () => onVerb('switch') },
    { does: '前の月', also: ['まえのつき 先月', 'Previous month'], run: () => onVerb('month') },
    { does: '次の行・前の行', keys: ['j', 'k'] },
  ])
  return (
    <>
      <PaletteHost current={current} code={code} onMissing={() => {}} />
      <header style={{ display: 'flex', justifyContent: 'flex-end', padding: 8 }}>
        <PaletteButton label={t`検索と移動`} />
      </header>
      <main style={{ padding: 16 }}>
        <h1>フード</h1>
        <p data-testid="path">{path}</p>
        <input aria-label="名前" />
        <button type="button" onClick={() => void dialogs.confirm({ title: '公開の確認', body: '公開しますか。', confirmLabel: '公開' })}>
          確認する
        </button>
      </main>
    </>
  )
}

/** A page of a tenant in the frame's place, with the palette and its button. */
export const PalettePage = ({ api, onPublish, onVerb }: PageProps & { readonly api: PaletteApi }) => {
  const [queryClient] = useState(api.queryClient)
  const [router] = useState(() => {
    const component = () => <Page onPublish={onPublish} {...(onVerb !== undefined && { onVerb })} />
    return createRouter({
      routeTree: createRootRoute({ staticData: { guard: null }, component }),
      history: createMemoryHistory({ initialEntries: ['/captain/tenant/cafe/food'] }),
      defaultNotFoundComponent: () => null,
    })
  })
  return (
    <QueryClientProvider client={queryClient}>
      <PlatformUnderTest>
        <RouterProvider router={router as never} />
      </PlatformUnderTest>
    </QueryClientProvider>
  )
}
