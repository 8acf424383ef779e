import { WordBadge } from '@captain/content-react/record-parts'
import { formatDateWithWeekday, formatNextDayTime, type Locale } from '@captain/locale'
import { usePlatform } from '../platform-context.ts'
import { PartError, PartSection } from './part-section.tsx'
import type { PartOf, TodayPart } from './today-data.ts'
import classes from './today.module.css'
import { usePart } from './use-part.ts'

type Fact = PartOf<'facts'>['facts'][number]

const valueText = (locale: Locale, value: NonNullable<Fact['value']>): string => {
  if ('text' in value) return value.text
  if ('day' in value) return formatDateWithWeekday(locale, value.day)
  const from = formatNextDayTime(locale, value.from)
  return value.to === null ? from : `${from} – ${formatNextDayTime(locale, value.to)}`
}

const FactItem = ({ fact: { labels, tone, value } }: { readonly fact: Fact }) => {
  const { locale } = usePlatform()
  const label = labels[locale]
  return (
    <li className={classes.fact}>
      {tone === null ? <span className={classes.factLabel}>{label}</span> : <WordBadge tone={tone}>{label}</WordBadge>}
      {value !== null && <strong className={classes.factValue}>{valueText(locale, value)}</strong>}
    </li>
  )
}

type FactsPartProps = { readonly given: TodayPart; readonly labels: PartOf<'facts'>['labels'] }

/** Facts of the day, such as opening hours. */
export const FactsPart = ({ given, labels }: FactsPartProps) => {
  const { locale } = usePlatform()
  const { part, isReading, retry } = usePart(given)
  if (part === null) return null
  const facts = part?.kind === 'facts' ? part : null
  return (
    <PartSection title={labels[locale]} to={facts?.to ?? null}>
      {facts === null ? (
        <PartError onRetry={retry} isReading={isReading} />
      ) : (
        <ul className={classes.facts}>
          {facts.facts.map((fact) => (
            <FactItem key={fact.labels.ja} fact={fact} />
          ))}
        </ul>
      )}
    </PartSection>
  )
}
