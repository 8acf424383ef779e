import type { Demo } from './demo.ts'

const EMAIL_WIDTH = 28

const demoLines = ({ password, accounts }: Demo): readonly string[] => [
  '',
  'デモアカウント / Demo accounts',
  ...accounts.map(({ email, note }) => `  ${email.padEnd(EMAIL_WIDTH)} ${note.ja} / ${note.en}`),
  '',
  `パスワード（共通） / Password of all:  ${password}`,
]

/** What the person who started the server reads: where it is, how to sign in, how to stop it. */
export const greeting = (baseUrl: string, demo: Demo | null): string => {
  const lines = [
    'Captain',
    '',
    `サイト / Site:             ${baseUrl}/`,
    `管理画面 / Back office:    ${baseUrl}/captain`,
    ...(demo === null ? [] : demoLines(demo)),
    '',
    '終了するには Ctrl+C を押してください。 / Press Ctrl+C to stop.',
  ]
  return ['', '╭─', ...lines.map((line) => `│  ${line}`.trimEnd()), '╰─', ''].join('\n')
}
