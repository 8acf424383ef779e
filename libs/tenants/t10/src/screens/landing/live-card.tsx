import { RichTextReadOnly } from '@captain/content-react/reading'
import type { Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { Countdown } from './countdown.tsx'
import classes from './live-card.module.css'
import { PageFoot, PageLinks } from './page-links.tsx'
import type { Landing } from './use-landing.ts'

/** Returns one side of a text with its language: Japanese if there is no English. */
const sideOf = <Value,>(text: { readonly ja: Value; readonly en: Value | null }, lang: Locale) =>
  lang === 'en' && text.en !== null ? { value: text.en, lang } : { value: text.ja, lang: 'ja' as const }

const Hero = ({ record, lang }: { readonly record: Landing; readonly lang: Locale }) => {
  const picture = record.heroImage === null ? undefined : record.included.media[record.heroImage]
  if (picture === undefined) return <div className={classes.clouds} aria-hidden />
  const { focalPoint, url } = picture
  const style: CSSProperties | undefined =
    focalPoint === null ? undefined : { objectPosition: `${Number(focalPoint.x) * 100}% ${Number(focalPoint.y) * 100}%` }
  return <img className={classes.hero} src={url} alt={sideOf(record.heroAlt, lang).value ?? ''} style={style} />
}

type PageProps = {
  readonly record: Landing
  /** Language of the page, which may differ from that of the interface. */
  readonly lang: Locale
}

type LiveCardProps = PageProps & {
  /** Returns texts in the language of the page. */
  readonly texts: I18n
}

const Page = ({ record, lang }: PageProps) => {
  const { t } = useLingui()
  const title = sideOf(record.heroTitle, lang)
  const lead = sideOf(record.lead, lang)
  const body = sideOf(record.body, lang)
  return (
    <article className={classes.card} lang={lang} data-hidden={!record.isPublished}>
      <div className={classes.stage}>
        <Hero record={record} lang={lang} />
        {record.launchDate !== null && <Countdown day={record.launchDate} lang={lang} />}
      </div>
      <div className={classes.words}>
        <h2 className={classes.title} lang={title.lang}>
          {title.value || <span className={classes.missing}>{t`見出しがまだありません`}</span>}
        </h2>
        {lead.value !== null && (
          <p className={classes.lead} lang={lead.lang}>
            {lead.value}
          </p>
        )}
        <PageLinks record={record} lang={lang} />
        {body.value !== null && (
          <div className={classes.body} lang={body.lang}>
            <RichTextReadOnly document={body.value} locale={body.lang} />
          </div>
        )}
        <PageFoot record={record} />
      </div>
    </article>
  )
}

/** The page as visitors see it. */
export const LiveCard = ({ texts, ...page }: LiveCardProps) => (
  <I18nProvider i18n={texts}>
    <Page {...page} />
  </I18nProvider>
)
