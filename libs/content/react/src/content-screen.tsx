import type { MemberRole } from '@captain/auth-core'
import type { ErasedMessages, ScreenMatch, Tenant } from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { FormSkeleton, ListSkeleton } from '@captain/ui'
import { createElement, Suspense, type ComponentType } from 'react'
import { ContentProvider } from './content-context.tsx'
import classes from './content-screen.module.css'
import type { ScreenVisit } from './list/prefetch-list.ts'
import { preloadableScreen, type PreloadableScreen } from './preloadable-screen.ts'
import { PREVIEW, RECORD_SCREENS } from './workflows/record-screens.ts'
import type { AnySpecialScreens, LoadScreen, SpecialScreenProps } from './special-screens.ts'

// One chunk per screen: the form includes a rich-text editor, which a list must not wait for.
const fetchList = () => import('./list/list-screen.tsx')
const LIST = preloadableScreen(async () => (await fetchList()).ListScreen)
const fetchForm = () => import('./form/form-screen.tsx')
const FORM = preloadableScreen(async () => (await fetchForm()).FormScreen)

const special = new WeakMap<LoadScreen, PreloadableScreen<SpecialScreenProps>>()

/** One component per loader; otherwise every render would load and mount it again. */
const specialCode = (load: LoadScreen): PreloadableScreen<SpecialScreenProps> => {
  const known = special.get(load) ?? preloadableScreen(async () => (await load()).Screen)
  special.set(load, known)
  return known
}

const ListComing = ({ columns }: { readonly columns: number }) => (
  <div className={classes.listComing}>
    <ListSkeleton columns={columns} />
  </div>
)

type ScreenProps = ScreenMatch & { readonly own: LoadScreen | undefined; readonly goesOn: boolean }

const codeOf = ({ contentType, screen }: Pick<ScreenMatch, 'contentType' | 'screen'>, own: LoadScreen | undefined) => {
  if (own !== undefined) return specialCode(own)
  if (screen === 'list') return LIST
  if (screen === 'preview-by-slug') return PREVIEW
  return screen === 'preview-by-id' ? RECORD_SCREENS[contentType.workflow] : FORM
}

const Screen = ({ contentType, screen, params, own, goesOn }: ScreenProps) => {
  const { Show } = codeOf({ contentType, screen }, own)
  return createElement(Show as ComponentType<{ readonly screen: ScreenMatch['screen']; readonly goesOn: boolean } & SpecialScreenProps>, {
    screen,
    params,
    goesOn,
  })
}

/** Loads the code of a screen, and the rows of a list or the record of a form, before it is shown. Rejects if the code cannot be fetched. */
export const loadScreen = async (match: ScreenMatch, screens: AnySpecialScreens, visit: ScreenVisit): Promise<void> => {
  const own = screens[match.contentType.name]?.[match.screen]
  await codeOf(match, own).load()
  if (own !== undefined) return
  if (match.screen === 'list') await (await fetchList()).prefetchList(match, visit)
  if (match.screen === 'edit') await (await fetchForm()).prefetchRecord(match, visit)
}

export type ContentScreenProps = {
  readonly tenant: Tenant
  readonly match: ScreenMatch
  readonly role: MemberRole
  readonly locale: Locale
  /** Labels of the tenant in the interface language. */
  readonly messages: ErasedMessages
  /** Screens of the tenant that replace default ones. */
  readonly screens?: AnySpecialScreens
  /** Calls the staff API. */
  readonly http: HttpClient
}

/** Shows the screen of a matched path, derived from the declaration of its content type. */
export const ContentScreen = ({ tenant, match, role, locale, messages, screens, http }: ContentScreenProps) => {
  const { contentType, screen, params } = match
  const own = screens?.[contentType.name]
  const name = `${tenant.slug}/${contentType.name}`
  // The form of a new record goes on at the address that the record gets.
  const goesOn = !own?.new && !own?.edit && (screen === 'new' || screen === 'edit')
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
      <Suspense fallback={screen === 'list' ? <ListComing columns={contentType.columns.length} /> : <FormSkeleton titled />}>
        <Screen
          key={goesOn ? name : `${name}/${screen}/${params['id'] ?? params['slug'] ?? params['parent'] ?? ''}`}
          contentType={contentType}
          screen={screen}
          params={params}
          own={own?.[screen]}
          goesOn={goesOn}
        />
      </Suspense>
    </ContentProvider>
  )
}
