import { type ContractTest, type DeliveryUnderTest, none, now, only } from '@captain/content-testing/delivery'
import { site } from '../delivery.ts'

/** Queries of the arcade's site. */
const queries = (baseUrl: string): readonly ContractTest[] => {
  const client = site({ baseUrl, locale: 'ja' })
  type Period = { readonly periodFrom: string | null; readonly periodUntil: string | null }
  const isOn = ({ periodFrom, periodUntil }: Period) =>
    periodFrom !== null && periodFrom <= now && (periodUntil === null || periodUntil >= now)
  return [
    [
      'maintenance under way',
      () =>
        none(
          client.all('news', { active: true, filter: { category: 'maintenance' } }),
          client.all('news'),
          (one) => one.category === 'maintenance' && isOn(one),
        ),
    ],
    ['what goes on now', () => only(client.all('news', { active: true }), client.all('news'), isOn)],
    [
      'news by game and category',
      () =>
        only(
          client.all('news', { filter: { gameTitles: 'pixelRally', category: 'update' } }),
          client.all('news'),
          ({ gameTitles, category }) => gameTitles.includes('pixelRally') && category === 'update',
        ),
    ],
    [
      'known issues by state',
      () => only(client.all('news', { filter: { issueState: 'fixing' } }), client.all('news'), ({ issueState }) => issueState === 'fixing'),
    ],
  ]
}

export const delivery: DeliveryUnderTest = {
  queries,
  examples: [
    {
      file: new URL('../../examples/status.ts', import.meta.url),
      prints: /^いま：[1-9][^]*不具合（fixing）：.+[^]*2件の答えを覚えています。\n$/,
    },
  ],
}
