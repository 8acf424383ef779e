import { useLingui } from '@lingui/react/macro'
import { absoluteUrl, canonicalUrl } from '../../document/addresses.ts'
import { organization, webSite } from '../../document/linked-data.ts'
import { PageHead } from '../../document/page-head.tsx'
import { usePage } from '../../document/page-context.ts'
import { snsLinks } from '../../document/sns-links.ts'
import { About } from './about.tsx'
import { ContactCall } from './contact-call.tsx'
import { Fleet } from './fleet.tsx'
import { Hero } from './hero.tsx'
import { LatestArticles } from './latest-articles.tsx'
import type { HomeData } from './load-home.ts'
import { Partners } from './partners.tsx'
import { PinnedQuestions } from './pinned-questions.tsx'

export function HomePage({ profile, articles, categories, profiles, pinned, partners, kinds }: HomeData) {
  const { t } = useLingui()
  const { baseUrl, locale } = usePage()
  const name = t`にゃんこ港`
  const url = canonicalUrl(baseUrl, '/', locale)
  return (
    <>
      <PageHead
        title={null}
        linkedData={[
          webSite({ name, url, inLanguage: locale }),
          organization({
            name,
            url: canonicalUrl(baseUrl, '/', 'ja'),
            logo: absoluteUrl(baseUrl, profile?.logo?.url ?? '/favicon.svg'),
            legalName: profile?.legalName,
            sameAs: snsLinks(profile).map(({ href }) => href),
          }),
        ]}
      />
      <Hero profile={profile} />
      {articles.length > 0 && <LatestArticles articles={articles} categories={categories} />}
      <About />
      {profiles.length > 0 && <Fleet profiles={profiles} kinds={kinds.tenant} />}
      {pinned.length > 0 && <PinnedQuestions questions={pinned} />}
      {partners.length > 0 && <Partners partners={partners} kinds={kinds.partner} />}
      <ContactCall />
    </>
  )
}
