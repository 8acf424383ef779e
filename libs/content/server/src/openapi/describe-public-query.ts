import type { JsonSchema } from '@captain/http-server'
import type { DescribeOperations } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import type { PublicQuery } from '../tenant-server.ts'
import { operation } from './operation.ts'
import { ifNoneMatch, inQuery, localeParameter } from './parameters.ts'

const ANYTHING: JsonSchema = { type: 'object' }

/** Describes a public query of a tenant. */
export const describePublicQuery =
  ({ slug }: Tenant, { path, params, labels, responseSchema }: PublicQuery): DescribeOperations =>
  async (describing) => {
    const name = labels?.[describing.locale] ?? path.slice(1)
    const queryParameters = params.map((one) => inQuery(describing, one, { type: 'string' }, { word: 'asked', words: { name: one } }))
    return [
      operation(
        describing,
        { method: 'GET', path: `/api/v1/public/${slug}${path}`, guard: 'public', tenant: slug, type: null },
        {
          name: 'reading',
          id: path.slice(1).replaceAll(/[/:]+/g, '.'),
          words: { name },
          parameters: [localeParameter(describing, 'locale'), ...queryParameters, ifNoneMatch(describing)],
          answer: responseSchema ?? ANYTHING,
          answerHeaders: ['ETag', 'Cache-Control'],
          alsoAnswers: [304],
          problems: ['not-found'],
        },
      ),
    ]
  }
