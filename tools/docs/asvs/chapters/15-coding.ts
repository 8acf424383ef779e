import type { Chapter } from '../requirement.ts'

export const coding: Chapter = {
  number: 15,
  title: 'Secure coding and architecture',
  requirements: [
    {
      id: '15.1.1',
      demand: 'Documents set times for mending vulnerable packages.',
      state: 'met',
      evidence: ['docs/security.md'],
    },
    {
      id: '15.1.2',
      demand: 'All packages are listed and come from a trusted source.',
      state: 'met',
      evidence: ['THIRD-PARTY-NOTICES.txt', 'package-lock.json', 'tools/notices/notices.test.ts', 'tools/checks/pins.ts'],
      note: 'Exact versions, checksums in the lock file; `npm sbom` writes an SBOM from it. The lock file lacks checksums of some packages for other platforms.',
    },
    {
      id: '15.1.3',
      demand: 'Expensive functions and their limits are documented.',
      state: 'met',
      evidence: ['docs/security.md'],
    },
    {
      id: '15.2.1',
      demand: 'No package breaks these times.',
      state: 'partly',
      evidence: ['docs/security.md', 'package-lock.json'],
      note: 'Maintainers ask for advisories before each release; nothing enforces it.',
    },
    {
      id: '15.2.2',
      demand: 'Expensive functions cannot stop the service.',
      state: 'met',
      evidence: [
        'libs/content/server/src/media/serial-queue.ts',
        'tools/drills/faults/database-faults.ts',
        'apps/server/src/disk-full.system.test.ts',
        'libs/rich-text/core/src/hostile-size.test.ts',
        'libs/content/server/src/staff-api/list-plans.test.ts',
      ],
    },
    {
      id: '15.2.3',
      demand: 'Production serves nothing that is for tests and development.',
      state: 'met',
      evidence: ['apps/server/src/main.test.ts', 'apps/server/src/dev-outbox/shows-outbox.test.ts'],
    },
    {
      id: '15.3.1',
      demand: 'Responses have only the fields that they need.',
      state: 'met',
      evidence: [
        'libs/http/server/src/run-endpoint.ts',
        'apps/server/src/web/endpoint-schemas.test.ts',
        'libs/content/server/src/delivery/delivery.test.ts',
      ],
    },
    {
      id: '15.3.2',
      demand: 'The server follows redirects only on purpose.',
      state: 'met',
      evidence: [
        'libs/rich-text/server/src/open-link.ts',
        'libs/rich-text/server/src/fetch-link-card.test.ts',
        'libs/content/server/src/integrations/webhooks/webhooks.test.ts',
      ],
      note: 'Link cards follow five, each checked like the first address. Webhooks and the AI service follow none.',
    },
    {
      id: '15.3.3',
      demand: 'Requests set only the fields that they may.',
      state: 'met',
      evidence: [
        'libs/content/server/src/staff-api/request-body.ts',
        'libs/content/server/src/store/owned-fields.test.ts',
        'libs/auth/server/src/account-fields.test.ts',
        'libs/content/server/src/delivery/submission.test.ts',
      ],
    },
    {
      id: '15.3.4',
      demand: 'The address of users is known behind proxies, and cannot be forged.',
      state: 'met',
      evidence: ['apps/server/src/web/client-address.ts', 'apps/server/src/web/client-address.test.ts'],
    },
    {
      id: '15.3.5',
      demand: 'Types are checked, comparisons are strict.',
      state: 'met',
      evidence: ['tsconfig.base.json', 'apps/server/src/web/endpoint-schemas.test.ts'],
      note: 'Strict TypeScript inside, schemas at every input.',
    },
    {
      id: '15.3.6',
      demand: 'Prototypes cannot be polluted.',
      state: 'met',
      evidence: [
        'libs/rich-text/core/src/testing/hostile-documents.ts',
        'libs/rich-text/react/src/view/hostile-documents.test.tsx',
        'libs/http/server/src/run-endpoint.ts',
      ],
      note: 'Names from requests become keys of new objects and maps only, never of assignments.',
    },
    {
      id: '15.3.7',
      demand: 'Repeated parameters are harmless.',
      state: 'met',
      evidence: [
        'libs/http/server/src/run-endpoint.ts',
        'apps/server/src/web/endpoint-schemas.test.ts',
        'libs/content/server/src/delivery/delivery.test.ts',
      ],
      note: 'A repeated name is a list, which schemas of single values refuse. Queries and bodies never mix.',
    },
  ],
}
