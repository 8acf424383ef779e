import { createByKey, type SeederOf } from '@captain/content-core'
import type { tenant } from '../tenant.ts'

const BLUE = '#1D5B8F'

const both = (ja: string, en: string) => ({ ja, en })

/** Ids of the partners by trade. */
export type PartnerIds = Readonly<Record<'electrical' | 'carpentry' | 'design' | 'material', string>>

const partners = (seeder: SeederOf<typeof tenant>) =>
  ({
    electrical: {
      name: both('葉山電設', 'Hayama Electric'),
      nameKana: 'ハヤマデンセツ',
      description: both('住宅の電気と通信をまとめて引き受けます。', 'Electricity and networks of houses in one hand.'),
      websiteUrl: 'https://hayama.example/',
      corporateNumber: '0000012345603',
      invoiceNumber: 'T0000012345603',
      contactPerson: '受付担当',
      contactEmail: 'desk@hayama.example',
      contactPhone: '03-0000-0301',
      startedOn: seeder.day(-3200),
      trades: ['electrical', 'telecom'],
      licenceNumber: '水鏡県知事許可（般-05）第000123号',
      licenceExpiresOn: seeder.day(60),
      isPublished: true,
    },
    carpentry: {
      name: both('水鏡左官店', 'Mikagami Plastering'),
      nameKana: 'ミカガミサカンテン',
      description: both('漆喰と珪藻土の壁を、手で塗り上げます。', 'Walls of lime and earth, finished by hand.'),
      contactPerson: '親方',
      contactPhone: '03-0000-0302',
      startedOn: seeder.day(-5400),
      trades: ['plastering', 'tile'],
      licenceNumber: '水鏡県知事許可（般-03）第000456号',
      licenceExpiresOn: seeder.day(900),
      isPublished: true,
    },
    design: {
      name: both('森の設計室', 'Forest Design'),
      nameKana: 'モリノセッケイシツ',
      description: both('木の家と小さな店舗の設計を得意としています。', 'Designs timber houses and small shops.'),
      websiteUrl: 'https://forest-design.example/',
      contactEmail: 'hello@forest-design.example',
      startedOn: seeder.day(-1500),
      trades: [],
      sns: { instagramId: 'forest.design' },
      isPublished: true,
    },
    material: {
      name: { ja: '坂本建材' },
      nameKana: 'サカモトケンザイ',
      startedOn: seeder.day(-400),
      trades: [],
      note: '掲載の許可を確認中。',
      isPublished: false,
    },
  }) as const

/** Four partners: one with a licence that ends soon, one hidden and without English. */
export const seedPartners = (seeder: SeederOf<typeof tenant>): Promise<PartnerIds> =>
  createByKey(partners(seeder), async (kind, values) => {
    const logo = await seeder.picture({ name: values.name.ja, color: BLUE, width: 480, height: 240 })
    return seeder.create('partner', { kind, ...values, logo })
  })
