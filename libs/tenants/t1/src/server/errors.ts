import { ProblemError } from '@captain/http-server'

/** 409: nobody removes the record of the account with which they are signed in. */
export const ownAccount = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'own-account',
    title: { ja: '自分自身は削除できません', en: 'You cannot delete yourself' },
  })
