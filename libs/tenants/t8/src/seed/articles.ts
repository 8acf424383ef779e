import type { SeederOf } from '@captain/content-core'
import { bullets, heading, seedDocument, table } from '@captain/presets'
import { both, TEAL } from './both.ts'
import type { FacilityIds } from './facilities.ts'
import type { YearIds } from './years.ts'
import type { tenant } from '../tenant.ts'

const author = both('交流センター事務局', 'The office of the hall')

const articles = (seeder: SeederOf<typeof tenant>, rooms: FacilityIds, notice: string) =>
  [
    {
      state: 'published',
      title: both('臨時休館のお知らせ', 'Closed for a day'),
      slug: 'closed-for-a-day',
      category: 'info',
      isUrgent: true,
      isPinned: true,
      lead: both('電気設備の点検のため、終日休館します。', 'We are closed all day for an inspection of the electricity.'),
      coverAlt: both('灯りの消えた玄関', 'The entrance without light'),
      body: {
        ja: seedDocument(
          'この日は電話もつながりません。ご予約の方には、個別にご連絡しています。',
          heading('返却ポスト'),
          '図書館の返却ポストは、外からお使いいただけます。',
        ),
        en: seedDocument('The telephone does not answer either. Those who have booked a room have heard from us.'),
      },
      relatedFacilities: [rooms['main-hall'], rooms['small-hall']],
      attachments: [{ file: notice, label: both('休館のお知らせ（PDF）', 'The notice (PDF)') }],
      publishFrom: seeder.at(-2, '09:00'),
    },
    {
      state: 'published',
      title: both('登録サークルの会員募集', 'Circles look for members'),
      slug: 'circles-look-for-members',
      category: 'recruit',
      tags: ['サークル'],
      lead: both('見学のできるサークルを、曜日ごとにまとめました。', 'Which circles you can visit, day by day.'),
      coverAlt: both('輪になって話す人びと', 'People talking in a circle'),
      body: {
        ja: seedDocument(
          table(['曜日', 'サークル', '時間'], ['火', '水鏡混声合唱団', '18:00–21:00'], ['土', '折り紙の時間', '10:00–12:00']),
          bullets('申し込みは要りません。', '当日、受付にお声がけください。'),
        ),
        en: seedDocument('No need to sign up; speak to us at the counter.'),
      },
      publishFrom: seeder.at(-12, '10:00'),
    },
    {
      state: 'published',
      title: both('防災講座の報告', 'Report of the disaster course'),
      slug: 'report-disaster-course',
      category: 'report',
      lead: both('夏の講座には、31人の方が参加しました。', 'Thirty-one people came in summer.'),
      coverAlt: both('机に広げた地図', 'A map on a table'),
      body: {
        ja: seedDocument('避難所の一夜を、5つの班に分かれて組み立てました。', heading('参加した方の声'), '「自分の役目が分かりました。」'),
        en: seedDocument('Five groups planned one night in a shelter.'),
      },
      relatedFacilities: [rooms['meeting-room-a']],
      publishFrom: seeder.at(-60, '10:00'),
    },
    {
      state: 'published',
      title: { ja: '年末年始の開館時間' },
      slug: 'year-end-hours',
      category: 'info',
      lead: { ja: '12月28日から1月4日まで休館します。' },
      coverAlt: { ja: '門松のある玄関' },
      body: { ja: seedDocument('年始は5日の9時から開館します。') },
      publishFrom: seeder.at(7, '09:00'),
    },
    {
      state: 'archived',
      title: both('空調工事のお知らせ（終了）', 'Works on the air conditioning (over)'),
      slug: 'air-conditioning',
      category: 'facility',
      lead: both('工事は終わりました。', 'The works are over.'),
      coverAlt: both('天井の吹き出し口', 'A vent in the ceiling'),
      body: { ja: seedDocument('ご不便をおかけしました。'), en: seedDocument('Thank you for your patience.') },
    },
    {
      state: 'draft',
      title: both('下書き：サークル紹介 折り紙の時間', 'Draft: Origami hour'),
      slug: 'about-origami-hour',
      category: 'circle',
    },
  ] as const

/** Articles in all states: an urgent one, a scheduled one without English, an archived one, a draft. */
export const seedArticles = async (seeder: SeederOf<typeof tenant>, rooms: FacilityIds, years: YearIds): Promise<void> => {
  const cover = await seeder.picture({ name: '交流センター', color: TEAL, width: 1280, height: 720 })
  const notice = await seeder.file({ name: '休館のお知らせ（見本）', type: 'pdf', color: TEAL })
  for (const { state, ...values } of articles(seeder, rooms, notice))
    await seeder.create(
      'article',
      { authorName: author, fiscalYear: years.current, ...values, cover: state === 'draft' ? null : cover },
      { state },
    )
}
