import { WordBadge } from '@captain/content-react/record-parts'
import { pluralOf, type Tone } from '@captain/content-core'
import { formatDate, formatDateTime, formatShortMoment } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSun } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ListLink } from '../home/list-link.tsx'
import { NEED_ICONS, NEED_ORDER, URGENT, usePendingLabels } from '../home/need-labels.tsx'
import { RecordTitle } from '../home/record-title.tsx'
import { usePlatform } from '../platform-context.ts'
import { PartError, PartSection } from './part-section.tsx'
import { useTodayTenant } from './today-context.ts'
import type { PartOf, TodayPart } from './today-data.ts'
import classes from './today.module.css'
import { useCommonParts } from './use-part.ts'

type Named = PartOf<'drafts'>['items'][number] | PartOf<'plans'>['items'][number] | PartOf<'missed'>['items'][number]

const NamedRow = ({ item, children }: { readonly item: Named; readonly children: ReactNode }) => {
  const { t } = useLingui()
  const { messages } = useTodayTenant()
  const title = <RecordTitle title={item.title} without={t`（名前なし）`} />
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {item.to === null ? (
          <span className={classes.name}>{title}</span>
        ) : (
          <ListLink className={classes.name} to={item.to}>
            {title}
          </ListLink>
        )}
        <div className={classes.values}>
          <span>{messages[item.type]?.name ?? item.type}</span>
          {children}
        </div>
      </div>
    </li>
  )
}

const Missed = ({ items }: Pick<PartOf<'missed'>, 'items'>) => (
  <PartSection title={<Trans>公開できていないもの</Trans>} isUrgent>
    <ul className={classes.rows}>
      {items.map((item) => {
        const planned = item.planned.length > 10 ? formatDateTime(item.planned) : formatDate(item.planned)
        return (
          <NamedRow key={item.id} item={item}>
            <Trans>公開の予定：{planned}（下書きのままです）</Trans>
          </NamedRow>
        )
      })}
    </ul>
  </PartSection>
)

type Change = PartOf<'plans'>['items'][number]['change']

const CHANGE_TONES = { starts: 'info', ends: 'warning', ended: 'neutral' } as const satisfies Readonly<Record<Change, Tone>>

const Plans = ({ items }: Pick<PartOf<'plans'>, 'items'>) => {
  const { t } = useLingui()
  const { locale } = usePlatform()
  const words: Readonly<Record<Change, string>> = { starts: t`公開予約`, ends: t`まもなく公開終了`, ended: t`公開終了` }
  return (
    <PartSection title={<Trans>前後1週間の公開と終了</Trans>}>
      <ul className={classes.rows}>
        {items.map((item) => (
          <NamedRow key={`${item.id}/${item.change}`} item={item}>
            <WordBadge tone={CHANGE_TONES[item.change]}>{words[item.change]}</WordBadge>
            <time dateTime={item.at}>{formatShortMoment(locale, item.at)}</time>
          </NamedRow>
        ))}
      </ul>
    </PartSection>
  )
}

const Drafts = ({ items }: Pick<PartOf<'drafts'>, 'items'>) => {
  const { locale } = usePlatform()
  return (
    <PartSection title={<Trans>あなたの下書き</Trans>}>
      <ul className={classes.rows}>
        {items.map((item) => (
          <NamedRow key={item.id} item={item}>
            <time dateTime={item.updatedAt}>{formatShortMoment(locale, item.updatedAt)}</time>
          </NamedRow>
        ))}
      </ul>
    </PartSection>
  )
}

const Waiting = ({ items }: Pick<PartOf<'waiting'>, 'items'>) => {
  const { messages } = useTodayTenant()
  const words = usePendingLabels()
  const sorted = NEED_ORDER.flatMap((kind) => items.filter((item) => item.kind === kind))
  return (
    <PartSection title={<Trans>ほかに待っているもの</Trans>}>
      <ul className={classes.rows}>
        {sorted.map(({ kind, type, count, to, search }) => {
          const Icon = NEED_ICONS[kind]
          const number = count.capped ? `${count.value}+` : String(count.value)
          return (
            <li key={`${kind}/${type}`}>
              <ListLink className={classes.waiting} to={to} search={search}>
                <Icon className={classes.icon} size={17} stroke={1.6} data-urgent={URGENT.has(kind) || undefined} aria-hidden />
                <span className={classes.waitingWords}>
                  <span>{words[kind]}</span>
                  <span className={classes.type}>{pluralOf(messages[type] ?? { name: type })}</span>
                </span>
                <span className={classes.count}>
                  <Trans>{number}件</Trans>
                </span>
              </ListLink>
            </li>
          )
        })}
      </ul>
    </PartSection>
  )
}

type CommonPartsProps = {
  readonly given: readonly TodayPart[]
  /** Whether nothing waits elsewhere on the page. */ readonly isQuiet: boolean
}

/** What may wait in every tenant: late and planned publications, drafts, outdated English. Says so if nothing waits. */
export const CommonParts = ({ given, isQuiet }: CommonPartsProps) => {
  const { parts, isReading, retry } = useCommonParts(given)
  if (parts.length === 0 && isQuiet) {
    return (
      <p className={classes.quiet}>
        <IconSun size={20} stroke={1.6} aria-hidden />
        <Trans>対応を待っているものはありません。</Trans>
      </p>
    )
  }
  return parts.map((part) => {
    if (part.kind === 'missed') return <Missed key={part.key} items={part.items} />
    if (part.kind === 'plans') return <Plans key={part.key} items={part.items} />
    if (part.kind === 'drafts') return <Drafts key={part.key} items={part.items} />
    if (part.kind === 'waiting') return <Waiting key={part.key} items={part.items} />
    return (
      <PartSection key={part.key} title={<Trans>ほかに待っているもの</Trans>}>
        <PartError onRetry={retry} isReading={isReading} />
      </PartSection>
    )
  })
}
