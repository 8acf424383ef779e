import type { Chapter } from '../requirement.ts'

const VERIFIER = 'libs/auth/server/src/bearer.ts'
const TESTS = 'libs/auth/server/src/create-auth.test.ts'

export const tokens: Chapter = {
  number: 9,
  title: 'Self-contained tokens',
  requirements: [
    { id: '9.1.1', demand: 'Signatures are checked first.', state: 'met', evidence: [VERIFIER, TESTS] },
    {
      id: '9.1.2',
      demand: 'Only allow-listed algorithms are accepted.',
      state: 'met',
      evidence: [VERIFIER, 'libs/auth/server/src/bearer.test.ts'],
      note: 'EdDSA only.',
    },
    {
      id: '9.1.3',
      demand: 'Keys come from the server, never from the token.',
      state: 'met',
      evidence: [VERIFIER, 'libs/auth/server/src/bearer.test.ts'],
    },
    { id: '9.2.1', demand: 'Tokens are valid in their period only.', state: 'met', evidence: [VERIFIER, TESTS] },
    {
      id: '9.2.2',
      demand: 'Tokens serve their purpose only.',
      state: 'met',
      evidence: [
        VERIFIER,
        'libs/auth/server/src/bearer.test.ts',
        'libs/auth/server/src/step-up/ways-to-sign.test.ts',
        'libs/auth/server/src/account/sign-up-verification.ts',
      ],
      note: 'Access tokens name a session, without its step-up and its age. Tokens of mails have another algorithm and key; signed cookies begin with their purpose.',
    },
    { id: '9.2.3', demand: 'Tokens are for this service.', state: 'met', evidence: [VERIFIER, 'libs/auth/server/src/bearer.test.ts'] },
    {
      id: '9.2.4',
      demand: 'Tokens name their audience.',
      state: 'met',
      evidence: ['libs/auth/server/src/better-auth.ts', TESTS],
      note: 'There is one audience: the address of the installation.',
    },
  ],
}
