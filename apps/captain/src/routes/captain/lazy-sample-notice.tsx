import { loadHomeMessages } from '@captain/platform-react/messages'
import { lazy, Suspense } from 'react'
import { i18n, loadCatalog } from '../../i18n.ts'
import { loadIntegrationMessages } from '../../integrations/load-integration-messages.ts'

const Notice = lazy(async () => {
  const locale = i18n.locale === 'en' ? 'en' : 'ja'
  const [{ SampleNotice }] = await Promise.all([
    import('@captain/platform-react/sample-notice'),
    loadCatalog(loadHomeMessages, locale),
    loadCatalog(loadIntegrationMessages, locale),
  ])
  return { default: SampleNotice }
})

/** The offer of sample data with its messages, loaded only for owners. */
export const LazySampleNotice = (props: { readonly slug: string; readonly name: string }) => (
  <Suspense fallback={null}>
    <Notice {...props} />
  </Suspense>
)
