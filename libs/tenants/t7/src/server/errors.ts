import { ProblemError } from '@captain/http-server'

type InBoth = { readonly ja: string; readonly en: string }

/** 409: two public exceptions would share a day; carries the one that is there. */
export const overlappingSchedule = (other: { readonly id: string; readonly title: InBoth; readonly period: InBoth }): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'overlap',
    title: {
      ja: `公開中の「${other.title.ja}」（${other.period.ja}）と期間が重なっています。期間を変更するか、どちらかを非公開にしてください。`,
      en: `The period overlaps with “${other.title.en}” (${other.period.en}), which is public. Change the period or unpublish one of them.`,
    },
    extra: { records: [{ type: 'business-schedule', id: other.id, title: other.title }] },
  })
