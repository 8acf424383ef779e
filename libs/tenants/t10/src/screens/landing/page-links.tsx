import { localizedText, type Locale } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import {
  IconArrowUpRight,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLine,
  IconBrandX,
  IconBrandYoutube,
  IconMail,
} from '@tabler/icons-react'
import classes from './live-card.module.css'
import { snsLinks, type SnsLink } from './sns-links.ts'
import type { Landing } from './use-landing.ts'

const ICONS: Readonly<Record<SnsLink['key'], typeof IconMail>> = {
  x: IconBrandX,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  line: IconBrandLine,
  youtube: IconBrandYoutube,
}

const ELSEWHERE = { target: '_blank', rel: 'noreferrer' } as const

type PageLinksProps = { readonly record: Landing; readonly lang: Locale }

/** Links of the page. */
export const PageLinks = ({ record, lang }: PageLinksProps) => {
  const { t } = useLingui()
  return record.links.length === 0 ? null : (
    <ul className={classes.links}>
      {record.links.map(({ label, url }) => (
        <li key={url}>
          <a className={classes.link} href={url} {...ELSEWHERE}>
            {localizedText(label, lang)}
            <IconArrowUpRight size={15} stroke={1.6} aria-label={t`（新しいタブで開きます）`} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Contact details of the page's owner. */
export const PageFoot = ({ record }: Pick<PageLinksProps, 'record'>) => {
  const { t } = useLingui()
  const accounts = snsLinks(record.sns)
  if (record.email === null && accounts.length === 0) return null
  return (
    <footer className={classes.foot}>
      {record.email !== null && (
        <a className={classes.mail} href={`mailto:${record.email}`}>
          <IconMail size={16} stroke={1.6} aria-hidden />
          {record.email}
        </a>
      )}
      <span className={classes.accounts}>
        {accounts.map(({ key, label, href }) => {
          const Icon = ICONS[key]
          return (
            <a key={key} className={classes.account} href={href} aria-label={t`${label}（新しいタブで開きます）`} {...ELSEWHERE}>
              <Icon size={19} stroke={1.5} aria-hidden />
            </a>
          )
        })}
      </span>
    </footer>
  )
}
