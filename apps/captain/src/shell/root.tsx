import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Outlet, useMatches } from '@tanstack/react-router'
import { PageTitle } from '../navigation/page-title.tsx'

const RouteTitle = (): ReactNode => {
  const { i18n } = useLingui()
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  return title === undefined ? null : <PageTitle title={title === null ? null : i18n._(title)} />
}

/** Around every page: its title. Frames, dialogs and toasts come with the layouts. */
export const Root = (): ReactNode => (
  <>
    <RouteTitle />
    <Outlet />
  </>
)
