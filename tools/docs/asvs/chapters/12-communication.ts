import type { Chapter } from '../requirement.ts'

const BY_PROXY = 'The server speaks HTTP; TLS ends at the proxy of the operator, whose settings docs/security.md names.'

export const communication: Chapter = {
  number: 12,
  title: 'Secure communication',
  requirements: [
    { id: '12.1.1', demand: 'Only current versions of TLS.', state: 'partly', evidence: ['docs/security.md'], note: BY_PROXY },
    { id: '12.1.2', demand: 'Only recommended cipher suites.', state: 'partly', evidence: ['docs/security.md'], note: BY_PROXY },
    {
      id: '12.1.3',
      demand: 'Client certificates are verified.',
      state: 'not applicable',
      evidence: [],
      note: 'There are no client certificates.',
    },
    {
      id: '12.2.1',
      demand: 'Clients always use TLS.',
      state: 'partly',
      evidence: ['docs/security.md', 'apps/server/src/web/security-headers.ts', 'apps/server/src/web/security-headers.test.ts'],
      note: `${BY_PROXY} With an https address, the server sends HSTS and Secure cookies.`,
    },
    { id: '12.2.2', demand: 'Certificates are publicly trusted.', state: 'partly', evidence: ['docs/security.md'], note: BY_PROXY },
    {
      id: '12.3.1',
      demand: 'All other connections are encrypted as well.',
      state: 'partly',
      evidence: [
        'libs/mail/src/smtp.ts',
        'apps/server/src/mail/outbox.test.ts',
        'apps/server/src/embedded/postmaster.ts',
        'docs/security.md',
      ],
      note: 'Mail servers on other machines need TLS, webhooks and AI services need https, the embedded database has a private socket. `DATABASE_URL` and `CAPTAIN_S3_ENDPOINT` may name unencrypted services.',
    },
    {
      id: '12.3.2',
      demand: 'Certificates of other services are verified.',
      state: 'met',
      evidence: ['libs/rich-text/server/src/send-request.ts', 'libs/rich-text/server/src/fetch-link-card.test.ts'],
      note: 'No client turns the verification off.',
    },
    {
      id: '12.3.3',
      demand: 'Internal HTTP services use TLS.',
      state: 'not applicable',
      evidence: [],
      note: 'There are none: one program serves everything.',
    },
    {
      id: '12.3.4',
      demand: 'Internal certificates are trusted explicitly.',
      state: 'not applicable',
      evidence: [],
      note: 'There are none.',
    },
  ],
}
