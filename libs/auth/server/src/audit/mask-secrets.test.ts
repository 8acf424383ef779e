import { expect, test } from 'vitest'
import { maskSecrets } from './mask-secrets.ts'

test('masks what a name tells to be secret, at any depth, and nothing else', () => {
  expect(
    maskSecrets({
      name: '山田 花子',
      password: ['old', 'new'],
      sessionToken: 'abc',
      nested: [{ authCode: 'x', label: '港' }],
      secret: { any: 'thing', list: [1] },
      at: new Date(0),
    }),
  ).toEqual({
    name: '山田 花子',
    password: ['••••', '••••'],
    sessionToken: '••••',
    nested: [{ authCode: '••••', label: '港' }],
    secret: { any: '••••', list: ['••••'] },
    at: '1970-01-01T00:00:00.000Z',
  })
})

test('leaves empty what is empty', () => {
  expect(maskSecrets({ password: [null, 'new'], token: '', hash: undefined })).toEqual({ password: [null, '••••'], token: '', hash: null })
})
