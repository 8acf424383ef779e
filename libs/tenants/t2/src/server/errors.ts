import { ProblemError } from '@captain/http-server'
import { formatDate } from '@captain/locale'

/** 409: a cast that is to be deleted still has shifts, the first of them on this day. */
export const shiftsAhead = (day: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'shifts-ahead',
    title: {
      ja: `これからの出勤（次は${formatDate(day)}）が登録されているため、削除できません。先に出勤スケジュールを消してください。`,
      en: `This cast has shifts ahead, the next on ${formatDate(day)}. Clear the work schedule first.`,
    },
  })
