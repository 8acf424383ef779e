import '@captain/ui/mantine.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@captain/ui/back-office.css'
import { deferStepUpPrompt } from '@captain/auth-react'
import { deferred, FeedbackProvider, lazyPart, UiProvider, useBrand, usePreload } from '@captain/ui'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { asRecord } from '@captain/validation'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import classes from './captain-layout.module.css'
import { CaptainPalette } from './captain-palette.tsx'
import { CaptainPlatform } from './captain-platform.tsx'
import { EnvironmentMark } from './environment-mark.tsx'
import { LostStylesNotice } from './lost-styles-notice.tsx'
import { NewerBuildNotice } from './newer-build-notice.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PagePending } from './page-pending.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useCurrentTenant } from './use-current-tenant.ts'

/** Returns whether React has rendered nothing yet, so that only the static document is visible. */
const isFirstSight = (): boolean => document.getElementById('root')?.hasChildNodes() === false

/** The page in the frame, which at first sight is painted before it. */
const Page = ({ isLater }: { readonly isLater: boolean }) => {
  const [isFramed, setFramed] = useState(!isLater)
  useEffect(() => startTransition(() => setFramed(true)), [])
  return isFramed ? <Outlet /> : <PagePending />
}

/** Asks for a step-up. Its code loads after the first paint, or as soon as a call needs it. */
const STEP_UP = deferred(async () => (await import('../session/step-up-dialog.tsx')).StepUpDialog)

const TenantPanels = lazyPart(async () => (await import('./tenant-panels.tsx')).TenantPanels, { isOverlay: true })

/** The panels, whose code loads when the address asks for one (`?panel=…`). */
const Panels = ({ current }: { readonly current: LoadedTenant | null }) => {
  const isAsked = useRouterState({ select: ({ location }) => asRecord(location.search)['panel'] !== undefined })
  return isAsked ? <TenantPanels current={current} /> : null
}

const Frame = ({ isFirst }: { readonly isFirst: boolean }) => {
  const current = useCurrentTenant()
  const [isNarrow, setNarrow] = useLocalStorage({ key: 'captain-sidebar-narrow', defaultValue: false, getInitialValueInEffect: false })
  const [isMenuOpen, menu] = useDisclosure(false)
  useBrand(current?.tenant.color ?? null)
  usePreload(STEP_UP)
  useEffect(() => deferStepUpPrompt(STEP_UP.load), [])

  return (
    <FeedbackProvider>
      <SkipLink />
      <div className={classes.root} data-narrow={isNarrow}>
        <aside className={classes.sidebar}>
          <Sidebar current={current} isNarrow={isNarrow} onNarrow={setNarrow} />
        </aside>
        <Panels current={current} />
        <PhoneMenu current={current} opened={isMenuOpen} onClose={menu.close} />
        <div className={classes.page}>
          <EnvironmentMark />
          <TopBar current={current} onOpenMenu={menu.open} />
          <OfflineBanner />
          <main className={classes.main} id="main" tabIndex={-1}>
            <Page isLater={isFirst} />
            {/* Mantine's place for menus and dialogs: all content belongs to a landmark. */}
            <div data-portal data-mantine-shared-portal-node />
          </main>
        </div>
      </div>
      <STEP_UP.Show />
      <CaptainPalette current={current} />
      <NewerBuildNotice />
      <LostStylesNotice />
    </FeedbackProvider>
  )
}

/**
 * The frame of the back office: menu at the left, bar on top, dialogs and toasts above, all in the tenant's colour. The static document
 * stays visible until the frame has rendered in small steps, which keep the browser responsive.
 */
export const CaptainLayout = () => {
  const [isFirst] = useState(isFirstSight)
  const isReady = useDeferredValue(true, !isFirst)
  return (
    isReady && (
      <UiProvider>
        <CaptainPlatform>
          <Frame isFirst={isFirst} />
        </CaptainPlatform>
      </UiProvider>
    )
  )
}
