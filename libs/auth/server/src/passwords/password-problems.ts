import { ProblemError } from '@captain/http-server'
import { localized } from '../translator.ts'

/** Creates a 400: the password is one of the most common leaked ones. */
export const commonPassword = (): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'common-password',
    title: localized((i18n) => i18n._('よく使われていて推測されやすいパスワードです。別のパスワードにしてください')),
  })

/** Creates a 400: the password consists of names that attackers try first. */
export const passwordOfNames = (): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'password-of-names',
    title: localized((i18n) =>
      i18n._('名前、メールアドレス、サイト名などと数字だけのパスワードは、推測されやすいため使えません。ほかの言葉を加えてください'),
    ),
  })
