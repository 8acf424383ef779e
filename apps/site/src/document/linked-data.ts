import type { LinkedData } from './json-ld.tsx'

/** A breadcrumb with its absolute URL. */
export type Crumb = { readonly name: string; readonly url: string }

type AnsweredQuestion = { readonly question: string; readonly answer: string }

type Step = { readonly name: string; readonly text: string; readonly url?: string; readonly image?: string | undefined }

type Manual = {
  readonly name: string
  readonly description: string
  readonly inLanguage: string
  readonly image?: string | undefined
  readonly steps: readonly Step[]
}

type Site = { readonly name: string; readonly url: string; readonly inLanguage: string }

type Owner = {
  readonly name: string
  readonly url: string
  readonly logo: string
  readonly legalName?: string | null | undefined
  /** Addresses of its accounts elsewhere. */
  readonly sameAs?: readonly string[]
}

/** The way from the index to a page, for search engines. */
export const breadcrumbList = (crumbs: readonly Crumb[]): LinkedData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, place) => ({ '@type': 'ListItem', position: place + 1, name, item: url })),
})

/** Returns questions with their answers as plain text. Leaves out questions without an answer. */
export const faqPage = (questions: readonly AnsweredQuestion[]): LinkedData => ({
  '@type': 'FAQPage',
  mainEntity: questions
    .filter(({ answer }) => answer !== '')
    .map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
})

/** Steps in their order; addresses of steps and pictures are absolute. */
export const howTo = ({ steps, ...manual }: Manual): LinkedData => ({
  '@type': 'HowTo',
  ...manual,
  step: steps.map((step, place) => ({ '@type': 'HowToStep', position: place + 1, ...step })),
})

export const webSite = ({ name, url, inLanguage }: Site): LinkedData => ({
  '@type': 'WebSite',
  '@id': `${url}#website`,
  name,
  url,
  inLanguage,
})

/** Structured data of the operator of the site. */
export const organization = ({ name, url, logo, legalName, sameAs = [] }: Owner): LinkedData => ({
  '@type': 'Organization',
  '@id': `${url}#organization`,
  name,
  url,
  logo: { '@type': 'ImageObject', url: logo },
  ...(legalName && { legalName }),
  ...(sameAs.length > 0 && { sameAs }),
})
