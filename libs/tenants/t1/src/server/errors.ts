import { ProblemError } from '@captain/http-server'
import { localized } from './translator.ts'

/** 409: an account that is signed in can't remove its record. */
export const ownAccount = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'own-account',
    title: localized((i18n) => i18n._('自分自身は削除できません')),
  })
