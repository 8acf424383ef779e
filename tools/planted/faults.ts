/** A command of a step of `npm test`, limited to what finds the fault. */
type Proof = { readonly command: string; readonly args: readonly string[] }

/** A fault that is planted into a copy of the repository. */
export type Fault = {
  readonly name: string
  readonly file: string
  /** Text of the file, which occurs once, and what it becomes. */
  readonly from: string
  readonly to: string
  /** Step of `npm test` that is red. */
  readonly step: string
  readonly proof: Proof
  /** What the output names: the title of a test, a rule, or a file. */
  readonly finding: string
}

const vitest = (project: string, file: string): Proof => ({
  command: 'vitest',
  // One finding is enough: each further one waits for what does not come.
  args: ['run', '--project', project, '--maxWorkers=2', '--bail=1', file],
})
const script = (name: string): Proof => ({ command: 'npm', args: ['run', '--silent', name] })
const lint = (folder: string): Proof => ({ command: 'sh', args: ['-c', `nx show projects > /dev/null && oxlint --type-aware ${folder}`] })

/** Faults that `npm test` must find: at least one for each step that runs tests, and for each promise of the product. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'An endpoint has the guard of readers',
    file: 'libs/content/server/src/staff-api/write-endpoints.ts',
    from: `    method: 'DELETE',\n    path: '/:id',\n    needs: 'write',`,
    to: `    method: 'DELETE',\n    path: '/:id',\n    needs: 'read',`,
    step: 'conformance',
    proof: vitest('conformance', 'libs/tenants/t10'),
    finding: 'do more than the declaration says',
  },
  {
    name: 'A statement lacks the condition of the tenant',
    file: 'libs/auth/server/src/audit/event-list-request.ts',
    from: 'conditions.push(`e.tenant_id = ${bound(number)}`)',
    to: 'conditions.push(`${bound(number)}::int is not null`)',
    step: 'server',
    proof: vitest('server', 'apps/server/src/administration.test.ts'),
    finding: 'administration.test.ts',
  },
  {
    name: 'An action needs no step-up',
    file: 'libs/platform/server/src/roles/role-endpoints.ts',
    from: `    method: 'POST',\n    path: PATH,\n    guard: OWNERS,\n    stepUp: STEP_UP,`,
    to: `    method: 'POST',\n    path: PATH,\n    guard: OWNERS,`,
    step: 'server',
    proof: vitest('server', 'apps/server/src/step-up.test.ts'),
    finding: 'step-up',
  },
  {
    name: 'Personal data is not masked',
    file: 'libs/content/server/src/staff-api/personal-view.ts',
    from: 'return canSeePersonalData(call) ? shown : maskPersonalData(call.seen, shown)',
    to: 'return canSeePersonalData(call) ? shown : shown',
    step: 'server',
    proof: vitest('server', 'libs/tenants/t6/src/server/api/masks.test.ts'),
    finding: 'who only looks at orders',
  },
  {
    name: 'A save overwrites a newer version',
    file: 'libs/content/server/src/staff-api/to-record-response.ts',
    from: 'throw versionConflict(',
    to: 'void versionConflict(',
    step: 'server',
    proof: vitest('server', 'libs/content/server/src/staff-api/crud.test.ts'),
    finding: 'conflict',
  },
  {
    name: 'A publication does not end cached responses',
    file: 'apps/server/src/response-cache/response-cache.ts',
    from: ' && isUntouched(dependencies)',
    to: '',
    step: 'server',
    proof: vitest('server', 'apps/server/src/response-cache/response-cache.test.ts'),
    finding: 'response-cache',
  },
  {
    name: 'A rule of a field accepts what it should refuse',
    file: 'libs/validation/src/rules/digits-max.ts',
    from: 'text.length <= count',
    to: 'text.length <= count + 1',
    step: 'unit',
    proof: vitest('unit', 'libs/validation/src'),
    finding: 'digitsMax',
  },
  {
    name: 'An export has a cell that spreadsheets run',
    file: 'libs/content/server/src/csv/neutral.ts',
    from: 'FORMULA.test(text) || DIGITS.test(text) || isMarkedText(text) ?',
    to: 'DIGITS.test(text) || isMarkedText(text) ?',
    step: 'server',
    proof: vitest('server', 'libs/content/server/src/csv/neutral.test.ts'),
    finding: 'neutral.test.ts',
  },
  {
    name: 'Unsaved input is not stored in the browser',
    file: 'libs/content/react/src/form/drafts/local-draft.ts',
    from: 'localStorage.setItem(key, JSON.stringify(draft))',
    to: 'JSON.stringify(draft)',
    step: 'browser',
    proof: vitest('browser-shared', 'libs/content/react/src/form/drafts/drafts.browser.test.tsx'),
    finding: 'drafts.browser.test.tsx',
  },
  {
    name: 'All pages have one title',
    file: 'apps/captain/src/navigation/page-title.tsx',
    from: 'document.title = words',
    to: `document.title = 'Captain'`,
    step: 'e2e',
    proof: { command: 'sh', args: ['-c', 'npm run --silent build && playwright test --project=screens -x'] },
    finding: 'title',
  },
  {
    name: 'A text is not translated',
    file: 'libs/ui/src/locales/en.po',
    from: 'msgstr "Return requested"',
    to: 'msgstr ""',
    step: 'i18n-missing',
    proof: script('i18n:missing'),
    finding: '返品受付',
  },
  {
    name: 'A colour has too little contrast',
    file: 'libs/ui/src/styles/tokens.css',
    from: '--captain-ink-muted: #665f56;',
    to: '--captain-ink-muted: #b5aea5;',
    step: 'stories',
    proof: vitest('storybook', 'libs/ui/src/feedback/toasts.stories.tsx'),
    finding: 'contrast',
  },
  {
    name: 'A tenant imports another tenant',
    file: 'libs/tenants/t7/src/load-messages.ts',
    from: 'import',
    to: `import '@captain/tenant-t6'\nimport`,
    step: 'lint-code',
    proof: lint('libs/tenants/t7/src'),
    finding: 'enforce-module-boundaries',
  },
  {
    name: 'A call has an argument of another type',
    file: 'libs/validation/src/rules/digits-max.ts',
    from: '{ count },',
    to: `{ count: 'many', none: count.nothing },`,
    step: 'typecheck-site',
    proof: script('typecheck:site'),
    finding: 'digits-max.ts',
  },
]
