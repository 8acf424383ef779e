import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { PageDescription } from '../navigation/page-description.tsx'
import { PageTitle } from '../navigation/page-title.tsx'
import { BackLink } from './back-link.tsx'
import { ErrorLayout } from './error-layout.tsx'

/** The 404 page: "Page not found" and the path, with the wording of the customer's specification §8 in both languages. */
export const NotFoundPage = () => {
  const { t } = useLingui()
  const path = useRouterState({ select: (state) => state.location.publicHref })
  const title = t`ページが見つかりません`
  return (
    <ErrorLayout
      status={404}
      title={title}
      message={
        <>
          <span lang="en">Page not found: </span>
          <code>{path}</code>
        </>
      }
    >
      <PageTitle title={title} />
      <PageDescription description={null} />
      <BackLink />
    </ErrorLayout>
  )
}
