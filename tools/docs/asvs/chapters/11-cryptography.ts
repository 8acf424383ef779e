import type { Chapter } from '../requirement.ts'

export const cryptography: Chapter = {
  number: 11,
  title: 'Cryptography',
  requirements: [
    {
      id: '11.1.1',
      demand: 'A policy covers the life of keys.',
      state: 'partly',
      evidence: ['docs/security.md', 'libs/auth/server/src/create-auth.test.ts'],
      note: 'Each key has an owner, a place and a rotation, except `CAPTAIN_SECRET`: after a new one, stored secrets must be entered again.',
    },
    {
      id: '11.1.2',
      demand: 'All keys and algorithms are listed.',
      state: 'met',
      evidence: ['docs/security.md'],
    },
    {
      id: '11.2.1',
      demand: 'Cryptography comes from proven libraries.',
      state: 'met',
      evidence: [
        'libs/content/server/src/store/secrets/sealer.ts',
        'libs/auth/server/src/bearer.ts',
        'libs/auth/server/src/passkeys/passkey-plugin.ts',
      ],
      note: 'OpenSSL through `node:crypto`, jose, SimpleWebAuthn and better-auth.',
    },
    {
      id: '11.2.2',
      demand: 'Algorithms and keys can be replaced.',
      state: 'partly',
      evidence: ['libs/content/server/src/store/secrets/sealer.ts', 'libs/auth/server/src/create-auth.test.ts'],
      note: 'Sealed values name their version and signing keys rotate. Nothing encrypts stored secrets again under a new `CAPTAIN_SECRET`.',
    },
    {
      id: '11.2.3',
      demand: 'Everything has at least 128 bits of security.',
      state: 'partly',
      evidence: [
        'libs/auth/server/src/passkeys/cose-algorithm.ts',
        'libs/auth/server/src/passkeys/cose-algorithm.test.ts',
        'docs/security.md',
      ],
      note: 'Passkeys may be RSA keys of 2,048 bits (112 bits), which some authenticators make only.',
    },
    {
      id: '11.3.1',
      demand: 'No weak modes or paddings encrypt.',
      state: 'met',
      evidence: ['libs/content/server/src/store/secrets/sealer.ts', 'libs/content/server/src/store/secrets/secrets.test.ts'],
    },
    {
      id: '11.3.2',
      demand: 'Only approved ciphers encrypt.',
      state: 'met',
      evidence: ['libs/content/server/src/store/secrets/sealer.ts', 'libs/content/server/src/store/secrets/secrets.test.ts'],
      note: 'AES-256-GCM; the identity library uses XChaCha20-Poly1305.',
    },
    {
      id: '11.3.3',
      demand: 'Changes of encrypted data are detected.',
      state: 'met',
      evidence: ['libs/content/server/src/store/secrets/sealer.ts', 'libs/content/server/src/store/secrets/secrets.test.ts'],
      note: 'A sealed value is bound to its place, too.',
    },
    {
      id: '11.4.1',
      demand: 'Only approved hashes protect anything.',
      state: 'met',
      evidence: ['libs/auth/server/src/token-hash.ts', 'libs/auth/server/src/api-key-token.test.ts', 'docs/security.md'],
      note: 'SHA-256. SHA-1 and MD5 name versions of cached responses and pictures only.',
    },
    {
      id: '11.4.2',
      demand: 'Passwords are hashed slowly, with current parameters.',
      state: 'partly',
      evidence: ['libs/auth/server/src/accounts.ts', 'libs/content/server/src/store/secrets/hashed-secret.ts'],
      note: 'The identity library uses scrypt with N = 16,384, r = 16, p = 1 (32 MB for each attempt), below the present advice of OWASP.',
    },
    {
      id: '11.4.3',
      demand: 'Signed data has hashes of 256 bits.',
      state: 'met',
      evidence: [
        'libs/content/server/src/integrations/webhooks/signature.ts',
        'libs/content/server/src/integrations/webhooks/webhooks.test.ts',
        'libs/auth/server/src/session-cookie.ts',
      ],
    },
    {
      id: '11.4.4',
      demand: 'Keys from passwords are stretched.',
      state: 'not applicable',
      evidence: [],
      note: 'No key comes from a password. `CAPTAIN_SECRET` is random.',
    },
    {
      id: '11.5.1',
      demand: 'Secrets that must not be guessed have 128 random bits.',
      state: 'met',
      evidence: [
        'libs/auth/server/src/links/one-time-links.ts',
        'libs/auth/server/src/api-key-token.test.ts',
        'libs/tenants/t6/src/server/order-token.ts',
        'libs/tenants/t6/src/server/api/checkout.test.ts',
      ],
    },
    {
      id: '11.6.1',
      demand: 'Signatures and keys use approved algorithms.',
      state: 'met',
      evidence: [
        'libs/auth/server/src/passkeys/cose-algorithm.ts',
        'libs/auth/server/src/passkeys/passkeys.test.ts',
        'libs/auth/server/src/bearer.ts',
      ],
      note: 'Ed25519 for tokens; EdDSA, ES256 and RS256 for passkeys.',
    },
  ],
}
