import { createByKey, type SeederOf } from '@captain/content-core'
import type { tenant } from '../tenant.ts'

const CATEGORIES = {
  news: {
    name: { ja: 'お知らせ', en: 'News' },
    color: '#B4531F',
    description: { ja: '港からのご案内です。', en: 'Word from the harbour.' },
  },
  'how-to': {
    name: { ja: '使い方', en: 'How-to' },
    color: '#1D5B8F',
    description: { ja: '管理画面の使い方を、順を追って説明します。', en: 'The back office, step by step.' },
  },
  'cat-notes': {
    name: { ja: '猫だより', en: 'Cat notes' },
    color: '#8A5A00',
    description: { ja: '港で暮らす猫たちの近況です。', en: 'How the cats of the harbour are doing.' },
  },
  'dev-log': {
    name: { ja: '開発日誌', en: 'Dev log' },
    color: '#2E7D32',
    description: { ja: '作りながら考えたことの記録です。', en: 'What we thought about while building.' },
  },
} as const

export type CategoryIds = Readonly<Record<keyof typeof CATEGORIES, string>>

export const seedCategories = (seeder: SeederOf<typeof tenant>): Promise<CategoryIds> =>
  createByKey(CATEGORIES, (slug, values) => seeder.create('article-category', { ...values, slug, isPublished: true }))
