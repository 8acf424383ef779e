import { site } from '@captain/t10/delivery'
import type { Question } from './question.ts'

/** Queries of the atelier's site. */
export const studio = (baseUrl: string): readonly Question[] => {
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
