import { stateAt } from '@captain/content-core'
import { LiteralI18n } from '@captain/locale'
import { describe, expect, it } from 'vitest'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'
import { publishingActionOf, stateOnceOut, type Publication } from './publication.ts'
import { publishConfirmation, publishLabel, withdrawalConfirmation } from './publishing-labels.ts'
import { newsSentence, publishingNewsOf } from './publishing-news.ts'
import { stateSentence } from './state-sentence.ts'

const NOW = new Date('2026-11-24T00:00:00.000Z')
const PAST = '2026-11-01T00:00:00.000Z'
const SOON = '2026-12-01T00:00:00.000Z'
const LATER = '2026-12-30T15:00:00.000Z'

const WORDS = {
  ja: new LiteralI18n({ locale: 'ja', messages: { ja: japanese } }),
  en: new LiteralI18n({ locale: 'en', messages: { en: english } }),
}
const LOCALES = ['ja', 'en'] as const

type Case = Publication & { readonly name: string }

const TIMES = [null, PAST, SOON, LATER]
const BOOLEANS = [false, true]

/** Every record that the server can answer, with every input of its form. */
const CASES: readonly Case[] = (['draft', 'published', 'archived'] as const).flatMap((status) =>
  TIMES.flatMap((publishFrom) =>
    [null, PAST, LATER].flatMap((publishUntil) =>
      BOOLEANS.flatMap((hasUnpublishedChanges) =>
        BOOLEANS.flatMap((isDirty) =>
          TIMES.flatMap((from) =>
            [null, PAST, LATER].map((until): Case => {
              const state = stateAt('publish', { status, publishFrom, publishUntil }, NOW)
              const firstPublishedAt = status === 'published' ? (publishFrom ?? PAST) : null
              const isChanged = hasUnpublishedChanges && status === 'published'
              const record = { status, state, publishFrom, publishUntil, firstPublishedAt, hasUnpublishedChanges: isChanged }
              const entered = isDirty ? { publishFrom: from, publishUntil: until } : { publishFrom, publishUntil }
              return { workflow: 'publish', record, entered, isDirty, now: NOW, name: JSON.stringify({ ...record, entered }) }
            }),
          ),
        ),
      ),
    ),
  ),
)

const sentenceOf = (locale: 'ja' | 'en', publication: Publication) => stateSentence(WORDS[locale], locale, publication) ?? ''
const labelOf = (locale: 'ja' | 'en', publication: Publication) =>
  publishLabel(WORDS[locale], locale, publishingActionOf(publication), publication.now)
const questionOf = (locale: 'ja' | 'en', publication: Publication) =>
  publishConfirmation(WORDS[locale], locale, publishingActionOf(publication), { site: 'S', title: 'T' }, publication.now)

describe('in every combination of status, start, end, changes and language', () => {
  it('only what is public is called public', () => {
    for (const one of CASES) {
      const isPublic = one.record?.state === 'published'
      expect(sentenceOf('ja', one).startsWith('公開中'), one.name).toBe(isPublic)
      expect(sentenceOf('en', one).startsWith('Published'), one.name).toBe(isPublic)
    }
  })

  it('the sentence is whole in both languages', () => {
    for (const one of CASES)
      for (const locale of LOCALES) {
        const texts = [sentenceOf(locale, one), labelOf(locale, one), ...Object.values(questionOf(locale, one))]
        const wrong = locale === 'en' ? /[{}]|undefined|null|[ぁ-んァ-ヶ一-龠]/ : /[{}]|undefined|null/
        for (const text of texts) expect(text, one.name).not.toMatch(wrong)
      }
  })

  it('the button schedules exactly what does not become public at once', () => {
    for (const one of CASES.filter((each) => publishingActionOf(each).kind !== 'none')) {
      const action = publishingActionOf(one)
      const isLater = stateOnceOut(one) === 'scheduled'
      expect(action.kind === 'schedule' || action.kind === 'change', one.name).toBe(isLater)
      expect(questionOf('ja', one).title, one.name).toBe(isLater ? '公開予約の確認' : '公開の確認')
      expect(questionOf('ja', one).body.includes('だれでもサイトで見られる'), one.name).toBe(!isLater && action.kind !== 'update')
    }
  })

  it('nothing is offered where nothing differs from what is public or scheduled', () => {
    for (const one of CASES) {
      const { record } = one
      const isCurrent = record?.status === 'published' && !one.isDirty && record.hasUnpublishedChanges !== true
      const isOver = stateOnceOut(one) === 'expired'
      expect(publishingActionOf(one).kind === 'none', one.name).toBe(isCurrent && !isOver)
    }
  })
})

describe('what has been done', () => {
  const said = (
    locale: 'ja' | 'en',
    step: 'publish' | 'unpublish',
    before: Publication['record'],
    after: NonNullable<Publication['record']>,
  ) => newsSentence(WORDS[locale], locale, publishingNewsOf({ workflow: 'publish', step, before, after, now: NOW }), 'T', NOW)

  /** Every record that the server can return after a publication. */
  const PUBLISHED = CASES.flatMap(({ record: one }) => (one?.status === 'published' && one.hasUnpublishedChanges !== true ? [one] : []))

  it('is called a publication only of what is public, and names the time of what is not yet', () => {
    for (const after of PUBLISHED) {
      const name = JSON.stringify(after)
      expect(said('ja', 'publish', null, after).includes('を公開しました'), name).toBe(after.state === 'published')
      expect(said('en', 'publish', null, after).startsWith('Published'), name).toBe(after.state === 'published')
      if (after.state !== 'scheduled') continue
      expect(said('ja', 'publish', null, after), name).toMatch(/^「T」を12\/\d+ \d+:\d\dに公開予約しました$/)
      expect(said('en', 'publish', null, after), name).toMatch(/^Scheduled “T” for \d+ Dec \d\d:\d\d$/)
    }
  })

  it('is a cancelled schedule exactly where the record was not public yet, as its question says', () => {
    for (const before of CASES.flatMap(({ record: one }) => (one?.status === 'published' ? [one] : []))) {
      const isWaiting = before.state === 'scheduled'
      const after = { ...before, status: 'draft', state: 'draft' } as const
      const question = withdrawalConfirmation(WORDS.ja, before.state, { site: 'S', title: 'T' })
      expect(said('ja', 'unpublish', before, after)).toBe(isWaiting ? '「T」の公開予約を取り消しました' : '「T」を非公開にしました')
      expect(question.confirmLabel).toBe(isWaiting ? '公開予約を取り消す' : '非公開にする')
      expect(question.body.includes('サイトでは見られなくなり')).toBe(!isWaiting)
    }
  })

  it('says from which day a version applies', () => {
    const after = { status: 'published', state: 'scheduled', effectiveDate: '2026-12-24' } as const
    const news = publishingNewsOf({ workflow: 'legal', step: 'publish', before: null, after, now: NOW })
    expect(newsSentence(WORDS.ja, 'ja', news, 'T', NOW)).toBe('「T」を公開しました。2026/12/24から適用されます')
    const inForce = { status: 'published', state: 'inForce', effectiveDate: '2026-11-24' } as const
    expect(publishingNewsOf({ workflow: 'legal', step: 'publish', before: null, after: inForce, now: NOW })).toEqual({ kind: 'published' })
  })

  it('is whole in both languages', () => {
    for (const after of PUBLISHED)
      for (const locale of LOCALES)
        for (const step of ['publish', 'unpublish'] as const) {
          const wrong = locale === 'en' ? /[{}]|undefined|null|[ぁ-んァ-ヶ一-龠]/ : /[{}]|undefined|null/
          expect(said(locale, step, after, after)).not.toMatch(wrong)
        }
  })
})

const record = {
  status: 'published',
  state: 'published',
  publishFrom: PAST,
  publishUntil: null,
  firstPublishedAt: PAST,
  hasUnpublishedChanges: false,
} as const
const none = { publishFrom: null, publishUntil: null }
const described = (own: Partial<NonNullable<Publication['record']>> | null, more: Partial<Publication> = {}): Publication => ({
  workflow: 'publish',
  record: own === null ? null : { ...record, ...own },
  entered: none,
  isDirty: false,
  now: NOW,
  ...more,
})

it.each([
  [described(null), 'まだ保存していません', 'Not saved yet'],
  [described({ status: 'draft', state: 'draft', firstPublishedAt: null }), '下書き（まだ公開していません）', 'Draft (not published yet)'],
  [described({ status: 'draft', state: 'draft' }), '下書き（いまは公開していません）', 'Draft (no longer published)'],
  [described({ state: 'scheduled', publishFrom: SOON, firstPublishedAt: SOON }), '12/1 9:00に公開予約', 'Scheduled for 1 Dec 09:00'],
  [
    described({ state: 'scheduled', publishFrom: SOON, publishUntil: LATER, firstPublishedAt: SOON }),
    '12/1 9:00に公開予約・12/31 0:00に公開終了',
    'Scheduled for 1 Dec 09:00 · ends 31 Dec 00:00',
  ],
  [described({}), '公開中', 'Published'],
  [described({ publishUntil: LATER }), '公開中・12/31 0:00に公開終了', 'Published · ends 31 Dec 00:00'],
  [described({ hasUnpublishedChanges: true }), '公開中・未公開の変更あり', 'Published · unpublished changes'],
  [described({ state: 'expired', publishUntil: PAST }), '公開終了（11/1 9:00）', 'Ended (1 Nov 09:00)'],
  [described({ status: 'archived', state: 'archived' }), 'アーカイブ（公開していません）', 'Archived (not published)'],
  [described({ state: 'off' }, { workflow: 'toggle' }), '非公開', 'Unpublished'],
  [described({ state: 'on' }, { workflow: 'toggle' }), '公開中', 'Published'],
])('says %# in one sentence', (publication, ja, en) => {
  expect([sentenceOf('ja', publication), sentenceOf('en', publication)]).toEqual([ja, en])
})

it('does not say times of the working copy as those of the published one', () => {
  const moved = { state: 'scheduled', publishFrom: LATER, firstPublishedAt: SOON, hasUnpublishedChanges: true } as const
  expect(sentenceOf('ja', described(moved))).toBe('12/1 9:00に公開予約・未公開の変更あり')
  expect(sentenceOf('ja', described({ ...moved, firstPublishedAt: PAST }))).toBe('公開予約・未公開の変更あり')
  expect(sentenceOf('ja', described({ publishUntil: LATER, hasUnpublishedChanges: true }))).toBe('公開中・未公開の変更あり')
})

it('knows that a scheduled record began, and a public one ended, since it was read', () => {
  const began = described({ state: 'scheduled', publishFrom: PAST })
  expect(sentenceOf('ja', began)).toBe('公開中')
  expect(sentenceOf('ja', described({ publishUntil: PAST }))).toBe('公開終了（11/1 9:00）')
})

it.each([
  [described({ status: 'draft', state: 'draft' }), '公開する'],
  [described({ status: 'draft', state: 'draft' }, { entered: { ...none, publishFrom: SOON } }), '12/1 9:00に公開を予約する'],
  [described({}, { isDirty: true }), '変更を公開する'],
  [described({}, { isDirty: true, entered: { ...none, publishFrom: SOON } }), '12/1 9:00に公開を予約する'],
  [
    described(
      { state: 'scheduled', publishFrom: SOON, firstPublishedAt: SOON },
      { isDirty: true, entered: { ...none, publishFrom: SOON } },
    ),
    '予約した内容を更新する',
  ],
  [
    described(
      { state: 'scheduled', publishFrom: SOON, firstPublishedAt: SOON },
      { isDirty: true, entered: { ...none, publishFrom: LATER } },
    ),
    '12/31 0:00に公開を予約する',
  ],
  [
    described({ state: 'expired', publishUntil: PAST }, { entered: { publishFrom: null, publishUntil: PAST } }),
    '公開終了を取り消して公開する',
  ],
])('names button %#', (publication, label) => {
  expect(labelOf('ja', publication)).toBe(label)
})
