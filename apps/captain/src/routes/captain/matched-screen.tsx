import { pluralOf, type ErasedTypeMessages, type ScreenMatch } from '@captain/content-core'
import { ContentScreen } from '@captain/content-react'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { http } from '../../api.ts'
import { PageTitle } from '../../navigation/page-title.tsx'
import { useLocale } from '../../navigation/use-locale.ts'
import { LazySampleNotice } from './lazy-sample-notice.tsx'

const tenantRoute = getRouteApi('/captain/captain/tenant/$tenant')

const useScreenTitle = ({ screen, contentType }: ScreenMatch, words: ErasedTypeMessages | undefined, fallback: string): string => {
  const { t } = useLingui()
  const name = words?.name ?? fallback
  switch (screen) {
    case 'new':
      return t`${name}の新規作成`
    case 'edit':
    case 'edit-all':
      return t`${name}の編集`
    case 'preview-by-id':
    case 'preview-by-slug':
      return contentType.screens.includes('edit') ? t`${name}のプレビュー` : t`${name}の詳細`
    case 'list':
      return pluralOf(words ?? { name })
    case 'settings':
      return name
  }
}

/** A screen of the tenant that the address names, with its title. */
export const MatchedScreen = ({ match }: { readonly match: ScreenMatch }) => {
  const { tenant, messages, screens, role } = tenantRoute.useLoaderData()
  const locale = useLocale()
  const title = useScreenTitle(match, messages[match.contentType.name], match.contentType.name)
  return (
    <>
      <PageTitle title={title} />
      {role === 'owner' && match.screen === 'list' && <LazySampleNotice slug={tenant.slug} name={tenant.names[locale]} />}
      <ContentScreen tenant={tenant} match={match} role={role} locale={locale} messages={messages} screens={screens} http={http} />
    </>
  )
}
