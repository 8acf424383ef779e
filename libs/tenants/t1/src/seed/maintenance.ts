import type { SeederOf } from '@captain/content-core'
import { DEFAULT_NOTICE } from '../content-types/maintenance-site.ts'
import { siteNames } from '../messages/site-names.ts'
import { DEMO_SITES, type DemoSite } from '../sites.ts'
import type { tenant } from '../tenant.ts'

/** One planned and one running maintenance; all other sites are open. */
const periods = (seeder: SeederOf<typeof tenant>): Readonly<Partial<Record<DemoSite, Readonly<Record<string, unknown>>>>> => ({
  cafe: {
    mode: 'scheduled',
    startsAt: seeder.at(3, '02:00'),
    endsAt: seeder.at(3, '04:00'),
    message: {
      ja: '予約画面を新しくしています。朝4時には再開します。',
      en: 'We are renewing the booking page and will be back at four in the morning.',
    },
    bypassPin: '240715',
    note: '予約画面の入れ替え。終わったら、当日の予約が表示されることを確認する。',
  },
  arcade: {
    mode: 'on',
    startsAt: seeder.at(0, '00:00'),
    message: { ja: 'サーバーを増やしています。ゲームには、通常どおりログインできます。' },
    allowApi: true,
    allowedIpv4: [
      { ip: '192.0.2.10', label: '運営室' },
      { ip: '198.51.100.24', label: '保守会社' },
    ],
    allowedIpv6: [{ ip: '2001:0db8:0000:0000:0000:0000:0000:0024', label: '保守会社' }],
    note: 'ゲームのお知らせはAPIで読むため、APIだけ継続する。',
  },
})

/** A record for each site; profiles created next get these records. */
export const seedMaintenance = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  const set = periods(seeder)
  for (const [place, site] of DEMO_SITES.entries())
    await seeder.create('maintenance-site', {
      site,
      name: { ja: siteNames.ja[site], en: siteNames.en[site] },
      place: (place + 1) * 10,
      mode: 'off',
      ...DEFAULT_NOTICE,
      ...set[site],
    })
}
