import { currentClock } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { offersFor, type Offer } from './offers.ts'
import classes from './input.module.css'

type SlugOffersProps = {
  /** The value of the field that addresses are made from, and its label. */
  readonly title: unknown
  readonly titleLabel: string
  /** Whether the record has an address that was decided on: only the one from English is offered then. */
  readonly isDecided: boolean
  readonly onChoose: (slug: string) => void
}

/** Buttons that fill in an address, for those who write Japanese and have no English title yet. */
export const SlugOffers = ({ title, titleLabel, isDecided, onChoose }: SlugOffersProps) => {
  const { t } = useLingui()
  const labels: Readonly<Record<Offer['from'], string>> = {
    english: t`英語の${titleLabel}から作る`,
    romaji: t`ローマ字で作る`,
    date: t`日付で作る`,
  }
  const offers = offersFor(title, currentClock()).filter(({ from }) => !isDecided || from === 'english')
  return (
    <div className={classes.offers}>
      {offers.map(({ from, slug }) => (
        <Button key={from} variant="default" size="xs" title={slug} onClick={() => onChoose(slug)}>
          {labels[from]}
        </Button>
      ))}
    </div>
  )
}
