import type { CountedChange, DeclarationPlan } from './plan-declarations.ts'
import { unansweredIn } from './plan-declarations.ts'

type Both = { readonly ja: string; readonly en: string }

const WORDS: Readonly<Record<CountedChange['what'], (change: CountedChange) => Both>> = {
  renamed: ({ to }) => ({ ja: `名前が ${to} に変わります`, en: `is now called ${to}` }),
  removed: () => ({ ja: 'フィールドがなくなります', en: 'is removed' }),
  retyped: ({ to }) => ({ ja: `種類が ${to} に変わります`, en: `becomes of the kind ${to}` }),
  required: ({ to }) =>
    to === 'publish' ? { ja: '公開に必須になります', en: 'is required to publish' } : { ja: '必須になります', en: 'is required' },
  options: ({ options }) => ({ ja: `選択肢 ${options.join('、')} がなくなります`, en: `loses the options ${options.join(', ')}` }),
  narrowed: ({ to }) => ({
    ja: `制限が ${to} になります。値は残り、次に保存するときに直します`,
    en: `gets the limit ${to}; values stay until their next save`,
  }),
  unique: () => ({
    ja: '同じ値を2件以上で使えなくなります。値は残り、次に保存するときに直します',
    en: 'is unique; values that several records have stay until their next save',
  }),
  dropped: () => ({ ja: '保管していた値を削除します', en: 'values kept so far are deleted' }),
  restored: () => ({ ja: '保管していた値がまた使われます', en: 'values kept so far are used again' }),
  'type-removed': () => ({ ja: 'コンテンツタイプがなくなります', en: 'is removed' }),
  'type-dropped': () => ({ ja: 'コンテンツタイプがなくなり、データも削除されます', en: 'is removed, and its records are deleted' }),
  'type-renamed': ({ to }) => ({ ja: `コンテンツタイプの名前が ${to} に変わります`, en: `is now the content type ${to}` }),
}

const ANSWERS: Readonly<Record<CountedChange['what'], string>> = {
  renamed: '',
  removed: "was: '…' on the field that takes its place, or removedFields: { …: 'keep' | 'drop' }",
  retyped: 'convert: (earlier) => …, which returns a value of this kind or null for each of them',
  required: 'defaultValue: …',
  dropped: '',
  restored: '',
  options: "optionsWere: { earlier: 'now' }",
  narrowed: '',
  unique: '',
  'type-removed': "was: '…' on the type that takes its place, or removedTypes: { …: 'keep' | 'drop' } in the tenant",
  'type-dropped': '',
  'type-renamed': '',
}

const lineOf = (tenant: string, change: CountedChange): string => {
  const { ja, en } = WORDS[change.what](change)
  const place = [tenant, change.type, ...(change.field === null ? [] : [change.field])].join('.')
  const answer = change.isAnswered || change.count === 0 ? '' : `\n    → ${ANSWERS[change.what]}`
  const examples = change.examples.length === 0 ? '' : `\n    ${change.examples.join(' ')}`
  return `  ${change.isAnswered || change.count === 0 ? '✓' : '✗'} ${place}: ${ja}（${change.count}件） / ${en} (${change.count} ${change.count === 1 ? 'record' : 'records'})${examples}${answer}`
}

/** Returns a plan in words, a line for each change with the number of records; what is missing in the declaration is named. */
export const wordsOf = (plan: DeclarationPlan): string =>
  [
    unansweredIn(plan).length === 0
      ? `${plan.tenant.slug}: 変更できます / can be changed`
      : `${plan.tenant.slug}: このままでは値が失われるか隠れます / would lose or hide values as it is`,
    ...plan.changes.map((change) => lineOf(plan.tenant.slug, change)),
  ].join('\n')

/** Why a tenant does not run while a type with very many records is renamed. */
export const RENAMING =
  'コンテンツタイプの名前を変更しています。終わると自動的に再開します。 / A content type is being renamed; the tenant resumes by itself.'
