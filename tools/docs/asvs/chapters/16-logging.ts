import type { Chapter } from '../requirement.ts'

export const logging: Chapter = {
  number: 16,
  title: 'Security logging and error handling',
  requirements: [
    {
      id: '16.1.1',
      demand: 'A list says which logs exist, what is in them, who reads them, and for how long.',
      state: 'met',
      evidence: ['docs/security.md'],
    },
    {
      id: '16.2.1',
      demand: 'Entries say when, where, who and what.',
      state: 'met',
      evidence: [
        'libs/auth/server/src/audit/record-event.test.ts',
        'apps/server/src/web/request-context.ts',
        'apps/server/src/web/request-log.test.ts',
      ],
    },
    {
      id: '16.2.2',
      demand: 'Times are in UTC and synchronized.',
      state: 'met',
      evidence: ['apps/server/src/log.ts', 'libs/auth/server/src/audit/record-event.test.ts', 'docs/security.md'],
      note: 'Lines have milliseconds since 1970, events the time of the database. The machine keeps the clock.',
    },
    {
      id: '16.2.3',
      demand: 'Logs go only where the list says.',
      state: 'met',
      evidence: ['apps/server/src/log.ts', 'apps/server/src/log.test.ts'],
    },
    {
      id: '16.2.4',
      demand: 'Programs can read and combine the logs.',
      state: 'met',
      evidence: ['apps/server/src/log.test.ts', 'apps/server/src/app.test.ts', 'libs/auth/server/src/audit/event-csv.test.ts'],
      note: 'JSON lines; the request id is in lines, events and responses.',
    },
    {
      id: '16.2.5',
      demand: 'Logs contain no secrets and no more personal data than allowed.',
      state: 'met',
      evidence: [
        'apps/server/src/log.test.ts',
        'libs/auth/server/src/audit/mask-secrets.test.ts',
        'libs/auth/server/src/audit/audited-actions.test.ts',
      ],
    },
    {
      id: '16.3.1',
      demand: 'Every authentication is logged, with its kind.',
      state: 'partly',
      evidence: [
        'libs/auth/core/src/administration.ts',
        'libs/auth/server/src/audit/audited-actions.test.ts',
        'libs/auth/server/src/sessions/session-hooks.ts',
      ],
      note: 'Each success and failure is an event. The kind is stored with the session, not with the event.',
    },
    {
      id: '16.3.2',
      demand: 'Refused access is logged.',
      state: 'met',
      evidence: ['apps/server/src/web/request-context.ts', 'apps/server/src/web/request-log.test.ts'],
    },
    {
      id: '16.3.3',
      demand: 'Attempts to evade controls are logged.',
      state: 'met',
      evidence: [
        'libs/auth/server/src/audited-rate-limits.ts',
        'libs/auth/server/src/audit/audited-actions.test.ts',
        'apps/server/src/web/request-log.test.ts',
      ],
      note: 'Limits are events once for each window; other refusals are lines with their status.',
    },
    {
      id: '16.3.4',
      demand: 'Unexpected errors are logged.',
      state: 'met',
      evidence: ['apps/server/src/web/respond-to-error.ts', 'apps/server/src/log.test.ts', 'libs/auth/server/src/auth-handler.test.ts'],
    },
    {
      id: '16.4.1',
      demand: 'Input cannot forge entries.',
      state: 'met',
      evidence: ['apps/server/src/log.ts', 'apps/server/src/app.test.ts', 'libs/auth/server/src/audit/event-csv.test.ts'],
      note: 'Lines are JSON; request ids of clients must be plain.',
    },
    {
      id: '16.4.2',
      demand: 'Logs are protected against readers and changes.',
      state: 'met',
      evidence: [
        'libs/auth/server/src/audit/record-event.test.ts',
        'libs/content/server/src/store/isolation.test.ts',
        'apps/server/src/administration.test.ts',
      ],
      note: 'The database refuses changes of events even by its owner.',
    },
    {
      id: '16.4.3',
      demand: 'Logs are sent to a separate system.',
      state: 'partly',
      evidence: ['docs/security.md', 'docs/operators.md'],
      note: 'Lines go to standard error, which the service manager of the operator collects. Events can be read by the API; nothing sends them.',
    },
    {
      id: '16.5.1',
      demand: 'Errors show no internals.',
      state: 'met',
      evidence: ['apps/server/src/web/respond-to-error.ts', 'apps/server/src/app.test.ts', 'apps/server/src/pages/pages.test.ts'],
    },
    {
      id: '16.5.2',
      demand: 'The service survives failures of other systems.',
      state: 'met',
      evidence: [
        'apps/server/src/mail/outbox.test.ts',
        'apps/server/src/icons/collection-icons.test.ts',
        'libs/content/server/src/media/s3-bucket.test.ts',
        'tools/drills/faults/database-faults.ts',
      ],
    },
    {
      id: '16.5.3',
      demand: 'Failures never let anyone in.',
      state: 'met',
      evidence: [
        'apps/server/src/pages/refuse-visit.test.ts',
        'apps/captain/src/session/guard-matrix.test.ts',
        'libs/content/server/src/staff-api/admin-pass.test.ts',
      ],
    },
  ],
}
