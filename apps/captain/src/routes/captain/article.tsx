import { ArticlePage } from '@captain/platform-react/article'
import { getRouteApi } from '@tanstack/react-router'
import { PageTitle } from '../../navigation/page-title.tsx'
import { NotFoundPage } from '../../shell/not-found-page.tsx'

const route = getRouteApi('/captain/captain/article/$slug')

/** One staff article at its address. */
export const Article = () => (
  <ArticlePage slug={route.useParams().slug} notFound={<NotFoundPage />} renderTitle={(title) => <PageTitle title={title} />} />
)
