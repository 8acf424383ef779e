import { loadHomeMessages } from '@captain/platform-react/messages'
import { deferred, retried } from '@captain/ui'
import { useEffect } from 'react'
import { i18n, loadCatalog } from '../../i18n.ts'
import { loadIntegrationMessages } from '../../integrations/load-integration-messages.ts'

const fetchNotice = async () => {
  const locale = i18n.locale === 'en' ? 'en' : 'ja'
  const [{ SampleNotice }] = await Promise.all([
    import('@captain/platform-react/sample-notice'),
    loadCatalog(loadHomeMessages, locale),
    loadCatalog(loadIntegrationMessages, locale),
  ])
  return SampleNotice
}

const NOTICE = deferred(() => retried(fetchNotice))

/** The offer of sample data with its messages, loaded only for owners. Left out if its code cannot be fetched. */
export const LazySampleNotice = (props: { readonly slug: string; readonly name: string }) => {
  useEffect(() => void NOTICE.load().catch(() => undefined), [])
  return <NOTICE.Show {...props} />
}
