import type { MemberRole } from '@captain/auth-core'
import type { ErasedMessages, ScreenMatch, Tenant } from '@captain/content-core'
import type { HttpClient } from '@captain/http'
import type { Locale } from '@captain/locale'
import { FormSkeleton, ListSkeleton } from '@captain/ui'
import { createElement, lazy, Suspense } from 'react'
import { ContentProvider } from './content-context.tsx'
import classes from './content-screen.module.css'
import type { AnySpecialScreens, LoadScreen } from './special-screens.ts'

// One chunk a screen: the form brings an editor with it, which a list must not wait for.
const ListScreen = lazy(() => import('./list/list-screen.tsx').then((module) => ({ default: module.ListScreen })))
const FormScreen = lazy(() => import('./form/form-screen.tsx').then((module) => ({ default: module.FormScreen })))
const StepScreen = lazy(() => import('./steps/step-screen.tsx').then((module) => ({ default: module.StepScreen })))
const InboxScreen = lazy(() => import('./inbox/inbox-screen.tsx').then((module) => ({ default: module.InboxScreen })))
const PreviewScreen = lazy(() => import('./preview/preview-screen.tsx').then((module) => ({ default: module.PreviewScreen })))

const loaded = new WeakMap<LoadScreen, ReturnType<typeof lazyScreen>>()

const lazyScreen = (load: LoadScreen) => lazy(() => load().then(({ Screen }) => ({ default: Screen })))

/** One lazy component a loader, or every render would load and mount it anew. */
const specialScreen = (load: LoadScreen) => {
  const known = loaded.get(load) ?? lazyScreen(load)
  loaded.set(load, known)
  return known
}

const ListComing = () => (
  <div className={classes.listComing}>
    <ListSkeleton />
  </div>
)

type ScreenProps = ScreenMatch & { readonly special: LoadScreen | undefined }

/** What people look at one by one: the page that the public will see or, of what comes from outside, how it is handled. */
const ByIdScreen = ({ contentType, params }: Pick<ScreenMatch, 'contentType' | 'params'>) => {
  switch (contentType.workflow) {
    case 'inbox':
      return <InboxScreen params={params} />
    case 'order':
      return <StepScreen params={params} />
    default:
      return <PreviewScreen screen="preview-by-id" params={params} />
  }
}

const Screen = ({ contentType, screen, params, special }: ScreenProps) => {
  if (special !== undefined) return createElement(specialScreen(special), { params })
  switch (screen) {
    case 'list':
      return <ListScreen />
    case 'new':
    case 'edit':
    case 'edit-all':
    case 'settings':
      return <FormScreen screen={screen} params={params} />
    case 'preview-by-id':
      return <ByIdScreen contentType={contentType} params={params} />
    case 'preview-by-slug':
      return <PreviewScreen screen={screen} params={params} />
  }
}

export type ContentScreenProps = {
  readonly tenant: Tenant
  readonly match: ScreenMatch
  readonly role: MemberRole
  readonly locale: Locale
  /** The tenant's words in the interface language. */
  readonly messages: ErasedMessages
  /** The tenant's own screens, where it replaces default ones. */
  readonly screens?: AnySpecialScreens
  /** Calls the staff API. */
  readonly http: HttpClient
}

/** The screen behind a matched path of a tenant, with everything derived from the declaration of its content type. */
export const ContentScreen = ({ tenant, match, role, locale, messages, screens, http }: ContentScreenProps) => {
  const { contentType, screen, params } = match
  return (
    <ContentProvider
      tenant={tenant}
      contentType={contentType}
      parent={params['parent'] ?? null}
      role={role}
      locale={locale}
      messages={messages}
      http={http}
    >
      <Suspense fallback={screen === 'list' ? <ListComing /> : <FormSkeleton />}>
        <Screen
          key={`${tenant.slug}/${contentType.name}/${screen}/${params['id'] ?? params['slug'] ?? params['parent'] ?? ''}`}
          contentType={contentType}
          screen={screen}
          params={params}
          special={screens?.[contentType.name]?.[screen]}
        />
      </Suspense>
    </ContentProvider>
  )
}
