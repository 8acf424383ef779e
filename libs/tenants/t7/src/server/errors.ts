import { ProblemError } from '@captain/http-server'
import type { Localized } from '@captain/locale-server'
import { localized } from './translator.ts'

/** 409: two public exceptions would share a day; contains the existing one. */
export const overlappingSchedule = (other: { readonly id: string; readonly title: Localized; readonly period: Localized }): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'overlap',
    title: localized((i18n, locale) =>
      i18n._('公開中の「{title}」（{period}）と期間が重なっています。期間を変更するか、どちらかを非公開にしてください。', {
        title: other.title[locale],
        period: other.period[locale],
      }),
    ),
    extra: { records: [{ type: 'business-schedule', id: other.id, title: other.title }] },
  })
