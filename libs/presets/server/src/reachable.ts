import type { TenantJob, TypeHooks } from '@captain/content-server'
import { isReachable, PUBLIC_INTERNET } from '@captain/rich-text-server'
import { localized } from './translator.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

const FAILURE = localized((i18n) => i18n._('ページを開けませんでした。URLを確認してください。このまま保存することもできます。'))

/** Whether an address leads to a page. */
export type Reaches = (address: string, signal?: AbortSignal) => Promise<boolean>

/** Asks public addresses only. */
const onInternet: Reaches = (address, signal) => isReachable(address, PUBLIC_INTERNET, signal)

const found = (isThere: boolean, now: Date) => ({ checkState: isThere ? 'ok' : 'broken', checkedAt: now.toISOString() })

const UNCHECKED = { checkState: 'unchecked', checkedAt: null } as const

type Trial = NonNullable<TypeHooks['trial']>

/** A trial of the address in a field, which warns and stops nothing (content model, `asyncCheck`). */
export const reachableTrial =
  (field: string, reaches: Reaches = onInternet): Trial =>
  async (values) => ({ failure: FAILURE, ask: (signal) => reaches(String(values[field]), signal) })

/** For a type that keeps in `checkState` and `checkedAt` what was found: a trial of what is saved is kept, and an address that leads elsewhere has not been looked at. */
export const reachableHooks = (field: string, reaches: Reaches = onInternet): TypeHooks => ({
  trial: async (values, context) => ({
    ...(await reachableTrial(field, reaches)(values, context)),
    // What has been typed and not saved says nothing about the record.
    ...(values[field] === context.before[field] && { keeps: found(true, context.now) }),
  }),
  save: async (values, { before }) => {
    if (before !== null && before[field] === values[field]) return values
    const { checkState, checkedAt } = values
    return before === null
      ? { ...values, checkState: checkState ?? 'unchecked', checkedAt: checkedAt ?? null }
      : { ...values, ...UNCHECKED }
  },
})

type Looked = { readonly type: string; readonly field: string }

/** Once a week every public address of such a type is looked at. */
export const reachableJob = ({ type, field }: Looked, reaches: Reaches = onInternet): TenantJob => ({
  name: `${type}-reachable`,
  type,
  matching: { isPublished: 'true' },
  due: ({ checkedAt }, now) => (typeof checkedAt === 'string' && now.getTime() - Date.parse(checkedAt) < WEEK_MS ? null : {}),
  ask: async (record, now) => found(await reaches(String(record[field])), now),
})
