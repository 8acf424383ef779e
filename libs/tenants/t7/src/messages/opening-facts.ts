/** Labels of the facts of a business day, on the page of today. */
export const OPENING_FACTS = {
  openNow: { ja: '営業中', en: 'Open now' },
  openToday: { ja: '本日営業（営業時間外）', en: 'Open today, closed now' },
  closed: { ja: '本日休業', en: 'Closed today' },
  nextOpen: { ja: '次の営業日', en: 'Next open day' },
  lastEntry: { ja: '最終入店', en: 'Last entry' },
  foodLastOrder: { ja: 'フードL.O.', en: 'Last food order' },
  drinkLastOrder: { ja: 'ドリンクL.O.', en: 'Last drink order' },
  exception: { ja: '臨時の予定', en: 'Exception' },
  note: { ja: '備考', en: 'Note' },
} as const
