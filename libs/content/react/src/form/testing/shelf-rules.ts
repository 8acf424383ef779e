import { dateInTimeZone } from '@captain/locale'

/** A draft of the second version of the rules as the API returns it. */
export const secondRules = {
  title: { ja: '利用規約', en: 'Terms' },
  seller: 'カフェころり',
  returns: null,
  version: '1.1',
  enactedOn: '2026-01-01',
  effectiveDate: dateInTimeZone(new Date(Date.now() + 30 * 86_400_000)),
  changeSummary: { ja: '返品の期間を変えました', en: null },
  reviewedConfirm: false,
  internalNote: null,
  status: 'draft',
  state: 'draft',
  firstPublishedAt: null,
  hasUnpublishedChanges: false,
}

/** The first version of the rules, which is in force. */
export const firstRules = {
  ...secondRules,
  id: '01M7YS4WY3HSZYWPGDXEV0YMFR',
  returns: '7日以内',
  version: '1.0',
  effectiveDate: '2026-01-01',
  reviewedConfirm: true,
  status: 'published',
  state: 'inForce',
}
