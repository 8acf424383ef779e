import { DIALECT_WORDS } from './dialect-words.ts'

const FORM = /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test|i18n)(\([\w, /-]+\))?!?: (.+)$/
const MAX_LENGTH = 72
const EXPLAINED = /^(feat|fix|perf)\b/
const SUBJECTS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^[\w-]+(\([^)]*\))?!?: what /i, 'starts with "what": use an imperative verb'],
  [/the English of what is new/i, 'says nothing: name the messages'],
]

/** Returns what is wrong with a commit message: form, length, dialect words, a missing reason. */
export const commitProblems = (message: string): readonly string[] => {
  const [subject = '', ...rest] = message.trim().split('\n')
  const dialect = DIALECT_WORDS.filter(({ word }) => subject.search(word) >= 0)
  return [
    ...(FORM.test(subject) ? [] : ['is not `type(scope): subject`']),
    ...(subject.length > MAX_LENGTH ? [`has ${subject.length} characters, at most ${MAX_LENGTH}`] : []),
    ...SUBJECTS.filter(([pattern]) => pattern.test(subject)).map(([, why]) => why),
    ...dialect.map(({ word, use }) => `contains ${word.source}: write ${use}`),
    ...(EXPLAINED.test(subject) && rest.join('').trim() === '' ? ['has no body that says why'] : []),
  ]
}
