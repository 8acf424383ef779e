import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Outlet, useMatches } from '@tanstack/react-router'
import { PageDescription } from '../navigation/page-description.tsx'
import { PageTitle } from '../navigation/page-title.tsx'

const RouteWords = (): ReactNode => {
  const { i18n } = useLingui()
  const { title, description } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  return (
    <>
      {title !== undefined && <PageTitle title={title === null ? null : i18n._(title)} />}
      <PageDescription description={description === undefined ? null : i18n._(description)} />
    </>
  )
}

/** Around every page: its title and description. Frames, dialogs and toasts come with the layouts. */
export const Root = (): ReactNode => (
  <>
    <RouteWords />
    <Outlet />
  </>
)
