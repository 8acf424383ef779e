import type { Chapter } from '../requirement.ts'

export const configuration: Chapter = {
  number: 13,
  title: 'Configuration',
  requirements: [
    {
      id: '13.1.1',
      demand: 'All connections to other systems are documented.',
      state: 'met',
      evidence: ['docs/security.md'],
    },
    {
      id: '13.2.1',
      demand: 'Backends authenticate by separate accounts, without unchanging passwords.',
      state: 'partly',
      evidence: ['apps/server/src/embedded/server-role.ts', 'apps/server/src/embedded/start-embedded.system.test.ts'],
      note: 'The embedded database has generated passwords behind a private socket. Database, store, mail server and AI service use credentials that the operator rotates.',
    },
    {
      id: '13.2.2',
      demand: 'Accounts of backends have the least rights.',
      state: 'met',
      evidence: [
        'apps/server/src/embedded/server-role.ts',
        'apps/server/src/embedded/start-embedded.system.test.ts',
        'apps/server/src/database/tenant-role.ts',
        'libs/content/server/src/store/isolation.test.ts',
      ],
    },
    {
      id: '13.2.3',
      demand: 'No default credentials.',
      state: 'met',
      evidence: [
        'apps/server/src/secret-file.ts',
        'apps/server/src/embedded/start-embedded.system.test.ts',
        'apps/server/src/main.test.ts',
      ],
    },
    {
      id: '13.2.4',
      demand: 'The application reaches allow-listed systems only.',
      state: 'partly',
      evidence: [
        'libs/rich-text/server/src/public-address.ts',
        'libs/content/server/src/integrations/webhooks/network.test.ts',
        'docs/security.md',
      ],
      note: 'Fixed services come from the configuration. Link cards and webhooks may go to any public address on the ports of the web; a firewall can limit them.',
    },
    {
      id: '13.2.5',
      demand: 'The server reads and requests allow-listed resources only.',
      state: 'partly',
      evidence: [
        'apps/server/src/pages/static-files.ts',
        'apps/server/src/pages/pages.test.ts',
        'libs/rich-text/server/src/public-address.test.ts',
      ],
      note: 'Files come from the build and the media folder. For requests see 13.2.4.',
    },
    {
      id: '13.3.1',
      demand: 'Secrets are in a vault, never in sources or builds.',
      state: 'partly',
      evidence: ['apps/server/src/secret-file.ts', 'apps/server/src/environment.ts', 'apps/server/src/environment.test.ts'],
      note: 'No secret is in the sources or the build. The server reads environment variables, or its files, which only its user can read; a vault may fill them.',
    },
    {
      id: '13.3.2',
      demand: 'Access to secrets is minimal.',
      state: 'met',
      evidence: [
        'apps/server/src/secret-file.ts',
        'apps/server/src/embedded/start-embedded.system.test.ts',
        'apps/server/src/ai.test.ts',
        'libs/content/server/src/store/secrets/secrets.test.ts',
      ],
    },
    {
      id: '13.4.1',
      demand: 'No metadata of version control is served.',
      state: 'met',
      evidence: ['apps/server/src/pages/static-files.ts', 'apps/server/src/pages/pages.test.ts'],
    },
    {
      id: '13.4.2',
      demand: 'Production has no debug mode.',
      state: 'met',
      evidence: [
        'apps/server/src/dev-outbox/shows-outbox.ts',
        'apps/server/src/dev-outbox/shows-outbox.test.ts',
        'apps/server/src/main.test.ts',
      ],
    },
    {
      id: '13.4.3',
      demand: 'Folders are not listed.',
      state: 'met',
      evidence: ['apps/server/src/pages/static-files.ts', 'apps/server/src/pages/pages.test.ts'],
    },
    {
      id: '13.4.4',
      demand: 'TRACE is refused.',
      state: 'met',
      evidence: ['apps/server/src/web/mount-endpoints.ts', 'apps/server/src/pages/pages.test.ts'],
    },
    {
      id: '13.4.5',
      demand: 'Documentation and monitoring show what they are meant to.',
      state: 'met',
      evidence: [
        'apps/server/src/api-docs/openapi.test.ts',
        'apps/server/src/api-docs/reference/docs-endpoints.test.ts',
        'apps/server/src/routes/health.ts',
      ],
      note: 'The description of the API is public on purpose, and shows each reader what they may use.',
    },
  ],
}
