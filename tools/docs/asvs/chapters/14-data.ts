import type { Chapter } from '../requirement.ts'

export const data: Chapter = {
  number: 14,
  title: 'Data protection',
  requirements: [
    {
      id: '14.1.1',
      demand: 'Sensitive data is identified and has protection levels.',
      state: 'met',
      evidence: ['docs/security.md', 'libs/content/core/src/values/personal.test.ts', 'libs/content/core/src/fields/secret.test.ts'],
      note: 'Declarations mark each field.',
    },
    {
      id: '14.1.2',
      demand: 'Each level has documented rules.',
      state: 'met',
      evidence: ['docs/security.md'],
    },
    {
      id: '14.2.1',
      demand: 'Addresses contain no sensitive data.',
      state: 'partly',
      evidence: [
        'libs/auth/server/src/links/one-time-links.ts',
        'libs/auth/server/src/account/verify-email-call.ts',
        'apps/server/src/pages/page-fetch.test.ts',
      ],
      note: 'Tokens of mails follow the `#`. The token that confirms an address, the key of an order and the PIN of a maintenance are in queries of the API; the log has no queries.',
    },
    {
      id: '14.2.2',
      demand: 'Caches of servers keep no sensitive data.',
      state: 'met',
      evidence: [
        'libs/content/server/src/staff-api/kept-reads.test.ts',
        'apps/server/src/response-cache/create-response-caching.test.ts',
        'libs/http/server/src/run-endpoint.ts',
      ],
      note: 'Shared caches get public responses only. Staff responses in memory belong to a role of a tenant and end with each change.',
    },
    {
      id: '14.2.3',
      demand: 'Third parties get no sensitive data.',
      state: 'met',
      evidence: [
        'apps/server/src/web/security-headers.ts',
        'apps/site/e2e/rich-text.test.ts',
        'libs/content/server/src/media/rich-text-images.test.ts',
      ],
      note: 'There are no trackers. Videos load after a press; the policy of each page allows no other host.',
    },
    {
      id: '14.2.4',
      demand: 'The rules of each level are implemented.',
      state: 'met',
      evidence: [
        'libs/content/server/src/store/secrets/secrets.test.ts',
        'libs/tenants/t6/src/server/api/anonymise.test.ts',
        'libs/auth/server/src/audit/purge-events.test.ts',
        'libs/auth/server/src/audit/mask-secrets.test.ts',
        'apps/server/src/log.test.ts',
      ],
    },
    {
      id: '14.3.1',
      demand: 'Browsers forget data after a session.',
      state: 'partly',
      evidence: [
        'libs/auth/react/src/watch-session.ts',
        'libs/auth/react/src/watch-session.browser.test.tsx',
        'libs/content/react/src/form/drafts/local-draft.ts',
      ],
      note: 'All windows of the browser leave their pages and clear what they read. Unsaved input of forms stays on the device for its account.',
    },
    {
      id: '14.3.2',
      demand: 'Browsers do not cache sensitive responses.',
      state: 'met',
      evidence: [
        'libs/http/server/src/run-endpoint.ts',
        'libs/content/server/src/responses.ts',
        'libs/content/server/src/staff-api/kept-reads.test.ts',
        'apps/server/src/pages/captain-pages.ts',
      ],
    },
    {
      id: '14.3.3',
      demand: 'The storage of browsers has no sensitive data.',
      state: 'partly',
      evidence: [
        'libs/content/react/src/form/drafts/local-draft.ts',
        'libs/content/react/src/form/drafts/drafts.browser.test.tsx',
        'apps/site/src/contact-form/draft.ts',
      ],
      note: 'Unsaved input of forms is stored so that no crash loses it, and may name people. Secrets are never stored there.',
    },
  ],
}
