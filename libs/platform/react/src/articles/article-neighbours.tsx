import type { DeliveredReference } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './article.module.css'

type Side = { readonly article: DeliveredReference | null; readonly label: ReactNode }

const Neighbour = ({ article, label }: Side) =>
  article?.slug ? (
    <Link className={classes.neighbour} to="/captain/article/$slug" params={{ slug: article.slug }}>
      <span className={classes.neighbourLabel}>{label}</span>
      <span>{article.title}</span>
    </Link>
  ) : (
    <span />
  )

type ArticleNeighboursProps = { readonly newer: DeliveredReference | null; readonly older: DeliveredReference | null }

/** Links to the next newer and the next older article. */
export const ArticleNeighbours = ({ newer, older }: ArticleNeighboursProps) => {
  const { t } = useLingui()
  if (newer === null && older === null) return null
  return (
    <nav className={classes.neighbours} aria-label={t`前後の記事`}>
      <Neighbour article={newer} label={<Trans>新しい記事</Trans>} />
      <Neighbour article={older} label={<Trans>以前の記事</Trans>} />
    </nav>
  )
}
