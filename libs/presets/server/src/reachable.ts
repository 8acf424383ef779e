import type { ConnectionTest } from '@captain/content-server'
import { isReachable, PUBLIC_INTERNET } from '@captain/rich-text-server'
import { localized } from './translator.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

const FAILURE = localized((i18n) => i18n._('ページを開けませんでした。URLを確認してください。このまま保存することもできます。'))

/** Returns whether a URL leads to a page. */
export type Reaches = (address: string, signal?: AbortSignal) => Promise<boolean>

/** Requests public addresses only. */
const onInternet: Reaches = (address, signal) => isReachable(address, PUBLIC_INTERNET, signal)

/** Values with a URL in a field. */
type Addressed<Field extends string> = { readonly [N in Field]?: unknown }

/** Stored result of the latest check of a URL. */
type Checked = { readonly checkState?: unknown; readonly checkedAt?: unknown }

const found = (isThere: boolean, now: Date) => ({ checkState: isThere ? 'ok' : 'broken', checkedAt: now.toISOString() }) as const

const UNCHECKED = { checkState: 'unchecked', checkedAt: null } as const

/** Creates a connection test of the URL in a field, which warns and does not prevent a save (content model, `asyncCheck`). */
export const urlConnectionTest =
  <const Field extends string>(field: Field, reaches: Reaches = onInternet) =>
  async (values: Addressed<Field>): Promise<Omit<ConnectionTest, 'storeOnSuccess'>> => ({
    failure: FAILURE,
    run: (signal) => reaches(String(values[field]), signal),
  })

/**
 * Creates hooks for types that store the result in `checkState` and `checkedAt`. A test of the saved URL is stored; a changed URL resets
 * the result.
 */
export const reachableHooks = <const Field extends string>(field: Field, reaches: Reaches = onInternet) => ({
  connectionTest: async (values: Addressed<Field>, context: { readonly before: Addressed<Field>; readonly now: Date }) => ({
    ...(await urlConnectionTest(field, reaches)(values)),
    // A test of unsaved input says nothing about the record.
    ...(values[field] === context.before[field] && { storeOnSuccess: found(true, context.now) }),
  }),
  beforeSave: async (values: Addressed<Field> & Checked, { before }: { readonly before: Addressed<Field> | null }) => {
    if (before !== null && before[field] === values[field]) return values
    const { checkState, checkedAt } = values
    return before === null
      ? { ...values, checkState: checkState ?? 'unchecked', checkedAt: checkedAt ?? null }
      : { ...values, ...UNCHECKED }
  },
})

/** Creates a weekly job that checks every public URL of such a type. */
export const reachableJob = <const Field extends string>(field: Field, reaches: Reaches = onInternet) => ({
  name: 'reachable',
  filter: { isPublished: 'true' },
  dueChanges: ({ checkedAt }: { readonly checkedAt: string | null }, now: Date) =>
    checkedAt !== null && now.getTime() - Date.parse(checkedAt) < WEEK_MS ? null : {},
  fetchChanges: async (record: { readonly [N in Field]: string | null }, now: Date) => found(await reaches(String(record[field])), now),
})
