import { type ContractTest, type DeliveryUnderTest, inForce, only, today } from '@captain/content-testing/delivery'
import { site } from '../delivery.ts'

/** Queries of the portal's site. */
const queries = (baseUrl: string): readonly ContractTest[] => {
  const portal = site({ baseUrl, locale: 'ja' })
  return [
    [
      'articles by category',
      () =>
        only(portal.all('article', { filter: { category: 'news' } }), portal.all('article'), ({ category }) => category?.slug === 'news'),
    ],
    [
      'articles by tag',
      () => only(portal.all('article', { filter: { tags: '猫' } }), portal.all('article'), ({ tags }) => tags.includes('猫')),
    ],
    ['pinned questions', () => only(portal.all('faq', { filter: { isPinned: true } }), portal.all('faq'), ({ isPinned }) => isPinned)],
    [
      'partners by kind',
      () => only(portal.all('partner', { filter: { kind: 'shelter' } }), portal.all('partner'), ({ kind }) => kind === 'shelter'),
    ],
    ['tokusho in force', () => inForce(portal.current('tokusho'), today)],
    ['privacy policy in force', () => inForce(portal.current('privacy-policy'), today)],
    ['terms in force', () => inForce(portal.current('term-of-service'), today)],
  ]
}

export const delivery: DeliveryUnderTest = {
  queries,
  examples: [
    {
      file: new URL('../../examples/newest-articles.ts', import.meta.url),
      prints: /^記事は全部で\d+件です。\n(- \[.+\] .+\n {2}\d+ブロックの本文\n){3}特定商取引法に基づく表記 /,
    },
  ],
}
