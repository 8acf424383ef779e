import type { Chapter } from '../requirement.ts'

export const authorization: Chapter = {
  number: 8,
  title: 'Authorization',
  requirements: [
    {
      id: '8.1.1',
      demand: 'Documents define who may use which function and data.',
      state: 'met',
      evidence: ['docs/permissions.md', 'tools/docs/permissions-page.ts', 'tools/docs/pages.test.ts'],
    },
    {
      id: '8.1.2',
      demand: 'Documents define who may read and write which fields.',
      state: 'met',
      evidence: ['docs/reference/declaration.md', 'docs/permissions.md'],
    },
    {
      id: '8.2.1',
      demand: 'Functions need an explicit permission.',
      state: 'met',
      evidence: ['libs/auth/server/src/authorize.ts', 'libs/auth/server/src/authorize.test.ts', 'apps/server/src/permissions.test.ts'],
    },
    {
      id: '8.2.2',
      demand: 'Records need an explicit permission.',
      state: 'met',
      evidence: [
        'libs/content/testing/src/suites/permissions.ts',
        'libs/content/server/src/store/isolation.test.ts',
        'libs/content/server/src/staff-api/crud.test.ts',
        'libs/content/server/src/integrations/api-keys/api-keys.test.ts',
      ],
    },
    {
      id: '8.2.3',
      demand: 'Fields need an explicit permission.',
      state: 'met',
      evidence: [
        'libs/content/core/src/values/owner-only.test.ts',
        'libs/content/core/src/values/personal.test.ts',
        'libs/content/server/src/store/owned-fields.test.ts',
        'libs/tenants/t6/src/server/api/masks.test.ts',
      ],
    },
    {
      id: '8.3.1',
      demand: 'The server decides, not the browser.',
      state: 'met',
      evidence: [
        'apps/server/src/web/mount-endpoints.ts',
        'apps/server/src/permissions.test.ts',
        'apps/captain/src/session/guard-matrix.test.ts',
      ],
    },
    {
      id: '8.4.1',
      demand: 'Tenants cannot reach each other.',
      state: 'met',
      evidence: [
        'libs/content/server/src/database/transaction.ts',
        'libs/content/server/src/store/isolation.test.ts',
        'apps/server/src/app.test.ts',
        'apps/server/src/permissions.test.ts',
      ],
      note: 'By path and membership, by foreign keys with the tenant, and by row-level security.',
    },
  ],
}
