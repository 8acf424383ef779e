import { type ContractTest, type DeliveryUnderTest } from '@captain/content-testing/delivery'
import { site } from '../delivery.ts'

/** Queries of the atelier's site. */
const queries = (baseUrl: string): readonly ContractTest[] => {
  const client = site({ baseUrl, locale: 'ja' })
  return [
    [
      'the landing, where it is published',
      async () => {
        const landing = await client.current('landing')
        return { isRight: landing === null || landing.heroTitle !== '', answer: landing }
      },
    ],
  ]
}

export const delivery: DeliveryUnderTest = {
  queries,
  examples: [
    {
      file: new URL('../../examples/landing.ts', import.meta.url),
      prints: /^.+\n/,
    },
  ],
}
