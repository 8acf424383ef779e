import type { Chapter } from '../requirement.ts'

export const validation: Chapter = {
  number: 2,
  title: 'Validation and business logic',
  requirements: [
    {
      id: '2.1.1',
      demand: 'Documents say how each kind of value is checked.',
      state: 'met',
      evidence: ['docs/reference/fields.md', 'docs/api.md', 'apps/server/src/api-docs/openapi.test.ts'],
      note: 'The OpenAPI document of each tenant has the rules of each field.',
    },
    {
      id: '2.1.2',
      demand: 'Documents say which values must fit each other.',
      state: 'partly',
      evidence: ['docs/reference/declaration.md', 'libs/content/core/src/validation/validate.test.ts'],
      note: 'Declarations name the rules over several fields; the reference explains how, but lists no rules of a tenant.',
    },
    {
      id: '2.1.3',
      demand: 'Limits for each user and for all are documented.',
      state: 'met',
      evidence: ['docs/security.md', 'docs/api-keys-and-webhooks.md', 'docs/operators.md'],
    },
    {
      id: '2.2.1',
      demand: 'All input meets an allow-list, a pattern or a range.',
      state: 'met',
      evidence: [
        'apps/server/src/web/endpoint-schemas.test.ts',
        'libs/content/core/src/validation/validate.test.ts',
        'libs/content/core/src/validation/check-submission.test.ts',
      ],
    },
    {
      id: '2.2.2',
      demand: 'The server validates, and does not trust checks of browsers.',
      state: 'met',
      evidence: ['libs/content/server/src/store/check-values.ts', 'libs/content/server/src/staff-api/crud.test.ts'],
      note: 'Forms and server run the same schema.',
    },
    {
      id: '2.2.3',
      demand: 'Related values are checked together.',
      state: 'met',
      evidence: ['libs/content/core/src/validation/validate.test.ts', 'libs/tenants/t6/src/server/api/checkout.test.ts'],
    },
    {
      id: '2.3.1',
      demand: 'Steps happen in order, none is skipped.',
      state: 'met',
      evidence: ['libs/content/server/src/store/transition.test.ts', 'apps/site/src/pages/contact/contact-page.test.ts'],
    },
    {
      id: '2.3.2',
      demand: 'The documented limits are enforced.',
      state: 'met',
      evidence: [
        'libs/content/server/src/delivery/submission.test.ts',
        'apps/server/src/api-keys.test.ts',
        'apps/server/src/ai.test.ts',
        'libs/auth/server/src/sign-in-limits.test.ts',
      ],
    },
    {
      id: '2.3.3',
      demand: 'An operation succeeds as a whole or not at all.',
      state: 'met',
      evidence: [
        'libs/content/server/src/database/transaction.ts',
        'libs/database/src/in-transaction.test.ts',
        'tools/drills/kills/kills.ts',
      ],
    },
    {
      id: '2.3.4',
      demand: 'Limited goods are never given out twice.',
      state: 'met',
      evidence: ['libs/tenants/t6/src/server/stock.ts', 'libs/tenants/t6/src/server/api/checkout.test.ts'],
    },
    {
      id: '2.4.1',
      demand: 'Excessive calls are limited: copies of data, junk, costly work.',
      state: 'met',
      evidence: [
        'libs/http/server/src/rate-limits.ts',
        'libs/content/server/src/delivery/submission.test.ts',
        'libs/content/server/src/delivery/submission-mails.test.ts',
        'libs/auth/server/src/mails/unverified-addresses.test.ts',
        'apps/server/src/link-metadata.test.ts',
      ],
    },
  ],
}
