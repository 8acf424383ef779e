import type { Chapter } from '../requirement.ts'

export const sessions: Chapter = {
  number: 7,
  title: 'Session management',
  requirements: [
    {
      id: '7.1.1',
      demand: 'Documents state the lifetime of sessions, with and without use.',
      state: 'met',
      evidence: ['docs/security.md'],
    },
    {
      id: '7.1.2',
      demand: 'Documents state how many sessions an account may have.',
      state: 'met',
      evidence: ['docs/security.md'],
    },
    {
      id: '7.1.3',
      demand: 'Documents describe sessions of identity providers.',
      state: 'met',
      evidence: ['docs/security.md', 'docs/operators.md'],
    },
    {
      id: '7.2.1',
      demand: 'The server verifies session tokens.',
      state: 'met',
      evidence: ['libs/auth/server/src/resolve-actor.ts', 'libs/auth/server/src/create-auth.test.ts'],
    },
    {
      id: '7.2.2',
      demand: 'Sessions have dynamic tokens, not fixed keys.',
      state: 'met',
      evidence: ['libs/auth/server/src/better-auth.ts', 'libs/auth/server/src/create-auth.test.ts'],
      note: 'API keys are for programs; they reach no account.',
    },
    {
      id: '7.2.3',
      demand: 'Session tokens have 128 random bits.',
      state: 'met',
      evidence: ['libs/auth/server/src/better-auth.ts', 'libs/auth/server/src/session-cookie.test.ts'],
      note: 'The identity library makes 32 characters by the generator of the system, about 190 bits; the cookie signs them in addition.',
    },
    {
      id: '7.2.4',
      demand: 'Signing in and stepping up begin a new session and end the old one.',
      state: 'met',
      evidence: [
        'libs/auth/server/src/account/sign-in-routes.ts',
        'libs/auth/server/src/passkeys/authentication-routes.ts',
        'libs/auth/server/src/passkeys/passkeys.test.ts',
        'libs/auth/server/src/account/account.test.ts',
      ],
    },
    {
      id: '7.3.1',
      demand: 'Unused sessions end.',
      state: 'partly',
      evidence: ['libs/auth/server/src/resolve-actor.ts', 'libs/auth/server/src/create-auth.test.ts', 'docs/security.md'],
      note: 'With `CAPTAIN_SESSION_IDLE_MINUTES`. Without it, sessions end after a day, used or not; the step-up protects what outlives a session.',
    },
    {
      id: '7.3.2',
      demand: 'Sessions have an absolute end.',
      state: 'met',
      evidence: ['libs/auth/server/src/better-auth.ts', 'libs/auth/server/src/account/account.test.ts'],
    },
    {
      id: '7.4.1',
      demand: 'A session that ended is unusable.',
      state: 'met',
      evidence: [
        'libs/auth/server/src/resolve-actor.ts',
        'libs/auth/server/src/create-auth.test.ts',
        'libs/auth/server/src/auth-cookies.test.ts',
      ],
      note: 'Access tokens end with their session.',
    },
    {
      id: '7.4.2',
      demand: 'Disabling or deleting an account ends its sessions.',
      state: 'met',
      evidence: [
        'libs/auth/server/src/admin/ban-routes.ts',
        'libs/auth/server/src/admin/admin-routes.test.ts',
        'libs/auth/server/src/account/account.test.ts',
      ],
    },
    {
      id: '7.4.3',
      demand: 'After a change of a factor, users can end all other sessions.',
      state: 'met',
      evidence: [
        'libs/auth/server/src/account/account-routes.ts',
        'libs/auth/server/src/account/account.test.ts',
        'apps/captain/src/routes/user/profile.browser.test.tsx',
      ],
      note: 'A change of the password ends them by itself. For passkeys, the profile has the list of sessions on the same page.',
    },
    {
      id: '7.4.4',
      demand: 'Every page offers to sign out.',
      state: 'met',
      evidence: ['apps/captain/src/shell/account-menu.tsx', 'apps/captain/e2e/session.test.ts'],
    },
    {
      id: '7.4.5',
      demand: 'Administrators can end sessions of users.',
      state: 'met',
      evidence: [
        'libs/auth/server/src/admin/session-routes.ts',
        'libs/auth/server/src/admin/admin-routes.test.ts',
        'apps/captain/e2e/administration.test.ts',
      ],
    },
    {
      id: '7.5.1',
      demand: 'Changes of address, password and factors need a new authentication.',
      state: 'met',
      evidence: [
        'libs/auth/core/src/step-up-actions.ts',
        'apps/server/src/step-up.test.ts',
        'libs/auth/server/src/step-up/ways-to-sign.test.ts',
        'libs/auth/server/src/account/taking-over.test.ts',
      ],
    },
    {
      id: '7.5.2',
      demand: 'Users see their sessions and end them after authenticating again.',
      state: 'partly',
      evidence: [
        'libs/auth/server/src/sessions/session-routes.ts',
        'libs/auth/server/src/account/account.test.ts',
        'apps/captain/src/routes/user/profile.browser.test.tsx',
      ],
      note: 'Ending a session needs no step-up, because it is urgent for a user who sees an unknown one.',
    },
    {
      id: '7.6.1',
      demand: 'Sessions here and at the identity provider end as documented.',
      state: 'met',
      evidence: ['docs/security.md', 'libs/auth/server/src/oidc/oidc-routes.ts', 'libs/auth/server/src/oidc/oidc.test.ts'],
      note: 'Signing out ends the session here only; the day of a session limits both.',
    },
    {
      id: '7.6.2',
      demand: 'A session begins with an action of the user only.',
      state: 'met',
      evidence: ['libs/auth/server/src/auth-handler.ts', 'libs/auth/server/src/account/account.test.ts'],
      note: 'No page signs in by itself; mailed links need a press of a button.',
    },
  ],
}
