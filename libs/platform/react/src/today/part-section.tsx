import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { ListLink } from '../home/list-link.tsx'
import classes from './today.module.css'

type PartSectionProps = {
  readonly title: ReactNode
  /** A short note on the part, such as a number. */
  readonly note?: ReactNode
  /** The list that has all of it. */
  readonly to?: string | null
  readonly search?: Readonly<Record<string, string>>
  readonly isUrgent?: boolean
  readonly children: ReactNode
}

/** A part of the page, labelled by its heading, with the way to its list. */
export const PartSection = ({ title, note, to = null, search, isUrgent = false, children }: PartSectionProps) => {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id} data-urgent={isUrgent || undefined}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {note !== undefined && <span className={classes.note}>{note}</span>}
        {to !== null && (
          <ListLink className={classes.all} to={to} {...(search !== undefined && { search })}>
            <Trans>一覧を開く</Trans>
          </ListLink>
        )}
      </div>
      {children}
    </section>
  )
}

type PartErrorProps = { readonly onRetry: () => void; readonly isReading: boolean }

/** A part that could not be read; the rest of the page stays. */
export const PartError = ({ onRetry, isReading }: PartErrorProps) => (
  <div className={classes.failed} role="alert">
    <span>
      <Trans>読み込めませんでした。</Trans>
    </span>
    <Button variant="default" size="xs" loading={isReading} onClick={onRetry}>
      <Trans>もう一度読み込む</Trans>
    </Button>
  </div>
)
