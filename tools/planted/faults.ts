/** A fault that is planted into a copy of the repository. */
export type Fault = {
  readonly name: string
  readonly file: string
  /** Text of the file, which occurs once, and what it becomes. */
  readonly from: string
  readonly to: string
  /** Step of `npm test` that is red. */
  readonly step: string
  /** File or folder to which the step is limited; default: the whole step. */
  readonly only?: string
  /** Title of the test, or name of the rule, that is red. */
  readonly finding: string
}

/** Faults that `npm test` must find: at least one for each step that runs tests, and for each promise of the product. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'An endpoint has the guard of readers',
    file: 'libs/content/server/src/staff-api/write-endpoints.ts',
    from: `    method: 'DELETE',\n    path: '/:id',\n    needs: 'write',`,
    to: `    method: 'DELETE',\n    path: '/:id',\n    needs: 'read',`,
    step: 'conformance',
    finding: 'do more than the declaration says',
  },
  {
    name: 'A statement lacks the condition of the tenant',
    file: 'libs/auth/server/src/audit/event-list-request.ts',
    from: 'conditions.push(`e.tenant_id = ${bound(number)}`)',
    to: 'conditions.push(`${bound(number)}::int is not null`)',
    step: 'server',
    only: 'apps/server/src/administration.test.ts',
    finding: 'is filtered by action, actor, tenant, record and days',
  },
  {
    name: 'An action needs no step-up',
    file: 'libs/platform/server/src/roles/role-endpoints.ts',
    from: `    method: 'POST',\n    path: PATH,\n    guard: OWNERS,\n    stepUp: STEP_UP,`,
    to: `    method: 'POST',\n    path: PATH,\n    guard: OWNERS,`,
    step: 'server',
    only: 'apps/server/src/step-up.test.ts',
    finding: 'is asked for one by the endpoints in the list',
  },
  {
    name: 'Personal data is not masked',
    file: 'libs/content/server/src/staff-api/personal-view.ts',
    from: 'return canSeePersonalData(call) ? shown : maskPersonalData(call.seen, shown)',
    to: 'return canSeePersonalData(call) ? shown : shown',
    step: 'server',
    only: 'libs/tenants/t6/src/server/api/masks.test.ts',
    finding: 'gets nothing of the buyer',
  },
  {
    name: 'A save overwrites a newer version',
    file: 'libs/content/server/src/staff-api/to-record-response.ts',
    from: 'throw versionConflict(',
    to: 'void versionConflict(',
    step: 'server',
    only: 'libs/content/server/src/staff-api/crud.test.ts',
    finding: 'answers a stale save with the record now',
  },
  {
    name: 'A publication does not end cached responses',
    file: 'apps/server/src/response-cache/response-cache.ts',
    from: ' && isUntouched(dependencies)',
    to: '',
    step: 'server',
    only: 'apps/server/src/response-cache/response-cache.test.ts',
    finding: 'what has changed while it was made is kept for no one',
  },
  {
    name: 'A rule of a field accepts what it should refuse',
    file: 'libs/validation/src/rules/digits-max.ts',
    from: 'text.length <= count',
    to: 'text.length <= count + 1',
    step: 'unit',
    only: 'libs/validation/src/rules/digits-max.test.ts',
    finding: 'digitsMax > refuses',
  },
  {
    name: 'An export has a cell that spreadsheets run',
    file: 'libs/content/server/src/csv/neutral.ts',
    from: 'FORMULA.test(text) || DIGITS.test(text) || isMarkedText(text) ?',
    to: 'DIGITS.test(text) || isMarkedText(text) ?',
    step: 'server',
    only: 'libs/content/server/src/csv/neutral.test.ts',
    finding: 'puts a mark before',
  },
  {
    name: 'Unsaved input is not stored in the browser',
    file: 'libs/content/react/src/form/drafts/local-draft.ts',
    from: 'localStorage.setItem(key, JSON.stringify(draft))',
    to: 'JSON.stringify(draft)',
    step: 'browser',
    only: 'libs/content/react/src/form/drafts/drafts.browser.test.tsx',
    finding: 'outlives typing, and even saving',
  },
  {
    name: 'All pages have one title',
    file: 'apps/captain/src/navigation/page-title.tsx',
    from: 'document.title = words',
    to: `document.title = 'Captain'`,
    step: 'e2e',
    only: 'apps/captain/e2e/session.test.ts',
    finding: 'signing out in one window signs out all',
  },
  {
    name: 'A text is not translated',
    file: 'libs/ui/src/locales/en.po',
    from: 'msgstr "Return requested"',
    to: 'msgstr ""',
    step: 'i18n-missing',
    finding: '返品受付',
  },
  {
    name: 'A colour has too little contrast',
    file: 'libs/ui/src/styles/tokens.css',
    from: '--captain-ink-muted: #665f56;',
    to: '--captain-ink-muted: #b5aea5;',
    step: 'stories',
    only: 'libs/ui/src/feedback/toasts.stories.tsx',
    finding: 'contrast',
  },
  {
    name: 'A tenant imports another tenant',
    file: 'libs/tenants/t7/src/load-messages.ts',
    from: 'import type { Locale }',
    to: `import '@captain/t6'\nimport type { Locale }`,
    step: 'lint-code',
    only: 'libs/tenants/t7/src',
    finding: 'enforce-module-boundaries',
  },
  {
    name: 'A call has an argument of another type',
    file: 'libs/validation/src/rules/digits-max.ts',
    from: '{ count },',
    to: `{ count: 'many', none: count.nothing },`,
    step: 'typecheck-site',
    finding: `Property 'nothing' does not exist`,
  },
]
