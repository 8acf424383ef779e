import { AI_TOOLS, aiOverview, generationPage } from '@captain/ai-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import * as v from 'valibot'
import type { AiServices } from './ai-services.ts'
import { generationOf } from './store/generation-row.ts'
import { readPage } from './store/read-generations.ts'
import { readUsage } from './store/usage.ts'

const MAX_RESULTS = 50

const query = v.strictObject({
  tool: v.optional(v.picklist(AI_TOOLS)),
  after: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Z]{26}$/))),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_RESULTS)), '12'),
  locale: v.optional(v.string()),
})

/** Returns the endpoints that read an account's remaining quota and its generations. */
export const readingEndpoints = ({ pool, tenants, provider, settingNames, monthlyLimit }: AiServices): readonly Endpoint[] => [
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/ai',
    guard: 'cfAi',
    schemas: { output: aiOverview },
    handler: async ({ actor }) => ({
      isConfigured: provider !== null,
      missingSettings: provider === null ? [...settingNames] : [],
      ...(await readUsage(pool, actor.account.id, monthlyLimit)),
    }),
  }),
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/ai/results',
    guard: 'cfAi',
    schemas: { query, output: generationPage },
    handler: async ({ actor, query: { tool = null, after = null, limit }, locale }) => {
      const { rows, next } = await readPage(pool, actor.account.id, { tool, after, limit })
      return { items: rows.map((row) => generationOf(row, { locale, tenants })), next }
    },
  }),
]
