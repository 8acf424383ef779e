import type { State } from '@captain/content-core'
import type { Article, Category } from '../delivery/types.ts'
import { Document } from '../document/document.tsx'
import { PageHead } from '../document/page-head.tsx'
import { ArticleView } from '../pages/article/article-view.tsx'
import { colorOf } from '../pages/category-colors.ts'
import { usePreviewTitle } from './use-preview-title.ts'

type ArticlePreviewProps = { readonly article: Article; readonly categories: readonly Category[]; readonly state: State }

export function ArticlePreview({ article, categories, state }: ArticlePreviewProps) {
  const title = usePreviewTitle(article.title ?? '', state)
  return (
    <Document linkTarget="_blank">
      <div className="page article-page">
        <PageHead title={title} description={article.lead} noindex />
        <ArticleView article={article} categoryColor={colorOf(categories, article.category?.id)} />
      </div>
    </Document>
  )
}
