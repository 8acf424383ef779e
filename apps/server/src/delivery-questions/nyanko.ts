import { site } from '@captain/t1/delivery'
import { today } from './days.ts'
import type { Question } from './question.ts'
import { inForce, only } from './verdicts.ts'

/** Queries of the portal's site. */
export const nyanko = (baseUrl: string): readonly Question[] => {
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
