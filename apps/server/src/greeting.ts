import type { Demo } from './demo.ts'
import { OUTBOX_PATH } from './dev-outbox/page/addresses.ts'
import { showsOutbox } from './dev-outbox/shows-outbox.ts'
import type { Environment } from './environment.ts'
import type { RefusedTenant, StartReport } from './start-report.ts'

const EMAIL_WIDTH = 28

const demoLines = ({ password, accounts }: Demo): readonly string[] => [
  '',
  'デモアカウント / Demo accounts',
  ...accounts.map(({ email, note }) => `  ${email.padEnd(EMAIL_WIDTH)} ${note.ja} / ${note.en}`),
  '',
  `パスワード（共通） / Password of all:  ${password}`,
]

const refusedLines = (refused: readonly RefusedTenant[]): readonly string[] =>
  refused.length === 0
    ? []
    : [
        '',
        '停止中のテナント / Tenants that do not run',
        ...refused.flatMap(({ slug, reason }) => [`  ${slug}`, ...reason.split('\n').map((line) => `    ${line}`)]),
        '  そのほかのテナントは動いています。 / All other tenants run.',
      ]

type Started = Pick<Environment, 'baseUrl' | 'port' | 'mode' | 'mail'>

/** Prints the start message for operators: URL, location of mails, sign-in, tenants that do not run, how to stop the server. */
export const greeting = (environment: Started, { demo, refused }: StartReport): string => {
  const { baseUrl, port } = environment
  const lines = [
    'Captain',
    '',
    `サイト / Site:             ${baseUrl}/`,
    `管理画面 / Back office:    ${baseUrl}/captain`,
    // The URL uses localhost, because only this machine may read the page.
    ...(showsOutbox(environment) ? [`送信箱 / Outbox:           http://localhost:${port}${OUTBOX_PATH}`] : []),
    ...(demo === null ? [] : demoLines(demo)),
    ...refusedLines(refused),
    '',
    '終了するには Ctrl+C を押してください。 / Press Ctrl+C to stop.',
  ]
  return ['', '╭─', ...lines.map((line) => `│  ${line}`.trimEnd()), '╰─', ''].join('\n')
}
