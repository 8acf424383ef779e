import type { UncheckedValues } from '@captain/content-core'
import { hooksFor, recordId, type HookContextOf, type IssueOf, type RecordIn } from '@captain/content-server'
import { dateInTimeZone, formatDate, parseDay } from '@captain/locale'
import { nextShiftOf } from '../content-types/cast-facts.ts'
import type { castWorkSchedule } from '../content-types/cast-work-schedule.ts'
import { MAX_SHIFTS_A_DAY, overlaps, hoursOf } from '../shift-rules.ts'
import { tenant } from '../tenant.ts'
import { localized } from './translator.ts'

type Context = HookContextOf<typeof tenant>
type Cast = RecordIn<typeof tenant, 'cast'>
type Shift = RecordIn<typeof tenant, 'cast-work-schedule'>
type Values = UncheckedValues<typeof castWorkSchedule>
type Issue = IssueOf<typeof castWorkSchedule>

const customIssue = (path: Issue['path'], params: ReturnType<typeof localized>): Issue => ({ path, rule: 'custom', params })

const dayIssues = (values: Values, others: readonly Shift[]): readonly Issue[] => {
  const hours = hoursOf(values)
  if (others.length >= MAX_SHIFTS_A_DAY)
    return [
      customIssue(
        'date',
        localized((i18n) => i18n._('出勤は1日に{max}つまでです。', { max: MAX_SHIFTS_A_DAY })),
      ),
    ]
  // The schedule's uniqueness rule reports two that begin at the same time.
  return hours !== null && others.some((other) => other.startTime !== hours.startTime && overlaps(hours, other))
    ? [
        customIssue(
          'startTime',
          localized((i18n) => i18n._('同じ日のほかの出勤と時間が重なっています。')),
        ),
      ]
    : []
}

/** Whether a shift names an area that its cast does not visit; the field reports an invalid area. */
const leavesAreas = async (values: Values, cast: Cast, context: Context): Promise<boolean> => {
  const served = cast.areas
  const areas = Array.isArray(values.areas) ? values.areas : []
  const others = areas.flatMap((area: unknown) => recordId(area) ?? []).filter((area) => !served.includes(area))
  for (const area of others) if ((await context.findForUpdate('area', area)) !== null) return true
  return false
}

const castIssues = async (values: Values, cast: Cast, context: Context): Promise<readonly Issue[]> => {
  const { retiredOn } = cast
  return [
    ...(retiredOn !== null && String(values.date) > retiredOn
      ? [
          customIssue(
            'date',
            localized((i18n) => i18n._('卒業日（{day}）より後の出勤は登録できません。', { day: formatDate(retiredOn) })),
          ),
        ]
      : []),
    ...((await leavesAreas(values, cast, context))
      ? [
          customIssue(
            'areas',
            localized((i18n) => i18n._('キャストの対応エリアから選んでください。')),
          ),
        ]
      : []),
  ]
}

const SHIFT = ['cast', 'date', 'startTime', 'endTime', 'areas', 'shiftState', 'note'] as const

const isSame = (one: Values, other: Values): boolean =>
  SHIFT.every((name) => JSON.stringify(one[name] ?? null) === JSON.stringify(other[name] ?? null))

/** Past days are read-only. The server itself, such as demo data, may write them. */
const inPast = (days: readonly unknown[], { now, author }: Context): readonly Issue[] => {
  if (author.role === null) return []
  const today = dateInTimeZone(now)
  return days.some((day) => typeof day === 'string' && day < today) ? [{ path: 'date', rule: 'notBeforeToday', params: { today } }] : []
}

const pastIssues = (values: Values, before: Shift | null, context: Context): readonly Issue[] =>
  before !== null && isSame(values, before) ? [] : inPast([values.date, before?.date], context)

/** Past shifts can't be deleted, except together with their cast. */
const refuseRemoval = async ({ date, cast }: Shift, context: Context): Promise<void> => {
  const issues = inPast([date], context)
  if (issues.length > 0 && (await context.findForUpdate('cast', cast)) !== null) context.reject(issues)
}

/** Updates the days from today on which a cast works; lists and the public filter by them. */
const followDays = async (context: Context, cast: string): Promise<void> => {
  if ((await context.findForUpdate('cast', cast)) === null) return
  const shifts = await context.findMany('cast-work-schedule', { cast, date: `${dateInTimeZone(context.now)}..` })
  const days = shifts.filter(({ shiftState }) => shiftState !== 'off').map((shift) => shift.date)
  const workDays = [...new Set(days)].toSorted()
  await context.updateDerived('cast', cast, { workDays, nextShift: nextShiftOf({ workDays }, context.now) })
}

/** Rules that need more than one shift: those of its day, and those of its cast. */
export const castWorkScheduleHooks = hooksFor(tenant, 'cast-work-schedule', {
  beforeSave: async (values, context) => {
    const { date } = values
    const cast = recordId(values.cast)
    if (cast === null || typeof date !== 'string' || parseDay(date) !== date) return values
    await context.advisoryLock(`shifts/${cast}`)
    const found = await context.findForUpdate('cast', cast)
    if (found === null) return values
    const others = (await context.findMany('cast-work-schedule', { cast, date: `${date}..${date}` })).filter(
      ({ id }) => id !== context.before?.id,
    )
    const issues = [
      ...pastIssues(values, context.before, context),
      ...(await castIssues(values, found, context)),
      ...dayIssues(values, others),
    ]
    if (issues.length > 0) context.reject(issues)
    return values
  },
  afterChange: async ({ action, before, after }, context) => {
    if (action === 'delete') await refuseRemoval(after, context)
    for (const cast of new Set([before?.cast ?? after.cast, after.cast])) await followDays(context, cast)
  },
})
