import { ProblemError } from '@captain/http-server'
import { localized } from './translator.ts'

/** 409: nobody removes the record of the account with which they are signed in. */
export const ownAccount = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'own-account',
    title: localized((i18n) => i18n._('自分自身は削除できません')),
  })
