import { ProblemError } from '@captain/http-server'
import { formatDate } from '@captain/locale'
import { localized } from './translator.ts'

/** 409: the cast still has shifts, the first of them on this day. */
export const shiftsAhead = (day: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'shifts-ahead',
    title: localized((i18n) =>
      i18n._('これからの出勤（次は{day}）が登録されているため、削除できません。先に出勤スケジュールを消してください。', {
        day: formatDate(day),
      }),
    ),
  })
