import type { TenantJob, TypeHooks } from '@captain/content-server'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

const FAILURE = {
  ja: 'ページを開けませんでした。URLを確認してください。このまま保存することもできます。',
  en: 'The page could not be opened. Please look at the address. You can save it all the same.',
} as const

/** Whether an address leads to a page. */
type Reaches = (address: string, signal?: AbortSignal) => Promise<boolean>

const found = (isThere: boolean, now: Date) => ({ checkState: isThere ? 'ok' : 'broken', checkedAt: now.toISOString() })

/** A link can be tried before it is saved; one that leads elsewhere has not been looked at. */
export const linkHooks = (reaches: Reaches): TypeHooks => ({
  trial: async ({ url }, { before, now }) => ({
    failure: FAILURE,
    ask: (signal) => reaches(String(url), signal),
    // What has been typed and not saved says nothing about the record.
    ...(url === before['url'] && { keeps: found(true, now) }),
  }),
  save: async (values, { before }) => {
    if (before !== null && before['url'] === values['url']) return values
    const { checkState, checkedAt } = values
    return before === null
      ? { ...values, checkState: checkState ?? 'unchecked', checkedAt: checkedAt ?? null }
      : { ...values, ...UNCHECKED }
  },
})

const UNCHECKED = { checkState: 'unchecked', checkedAt: null } as const

/** Once a week every public link is looked at. */
export const linkJob = (reaches: Reaches): TenantJob => ({
  name: 'links-checked',
  type: 'link',
  matching: { isPublished: 'true' },
  due: ({ checkedAt }, now) => (typeof checkedAt === 'string' && now.getTime() - Date.parse(checkedAt) < WEEK_MS ? null : {}),
  ask: async ({ url }, now) => found(await reaches(String(url)), now),
})
