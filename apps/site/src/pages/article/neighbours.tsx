import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Article, Neighbour } from '../../delivery/types.ts'
import { usePage } from '../../document/page-context.ts'
import { languageOfText } from '../language-of-text.ts'

export function Neighbours({ article: { prev, next } }: { readonly article: Article }) {
  const { t } = useLingui()
  if (!prev && !next) return null
  return (
    <nav className="neighbours" aria-label={t`前後の記事`}>
      {prev && <NeighbourLink neighbour={prev} rel="prev" label={<Trans>新しい記事</Trans>} />}
      {next && <NeighbourLink neighbour={next} rel="next" label={<Trans>ひとつ前の記事</Trans>} />}
    </nav>
  )
}

type NeighbourLinkProps = { readonly neighbour: Neighbour; readonly rel: 'prev' | 'next'; readonly label: ReactNode }

function NeighbourLink({ neighbour, rel, label }: NeighbourLinkProps) {
  const { locale } = usePage()
  if (neighbour.slug === null) return null
  return (
    <Link to="/article/$slug" params={{ slug: neighbour.slug }} rel={rel} className={`neighbour neighbour-${rel}`}>
      <span className="neighbour-label">{label}</span>
      <span className="neighbour-title" lang={languageOfText(neighbour.title, locale)}>
        {neighbour.title}
      </span>
    </Link>
  )
}
