import type { SeederOf } from '@captain/content-core'
import type { tenant } from '../tenant.ts'

/** People of the platform; those with the address of a demo account are linked to it. */
const USERS = [
  { ja: '港長', en: 'Harbor master', email: 'owner@captain.example', jobTitle: { ja: '運営責任者', en: 'Head of operations' } },
  { ja: '編集ねこ', en: 'Editor cat', email: 'editor@captain.example', jobTitle: { ja: '編集', en: 'Editor' } },
  { ja: '建設担当', en: 'Construction desk', email: 'kensetsu@nyanko.example', jobTitle: { ja: '制作', en: 'Production' } },
  { ja: 'カフェ担当', en: 'Café desk', email: 'cafe-editor@captain.example', jobTitle: { ja: '店舗', en: 'Shop floor' } },
  { ja: '招待中の担当', en: 'Invited', email: 'invited@nyanko.example', jobTitle: { ja: '広報', en: 'Press' }, sendInvitation: true },
  { ja: '未招待の担当', en: null, email: 'someday@nyanko.example', jobTitle: { ja: null, en: null } },
] as const

export const seedUsers = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  for (const { ja, en, email, jobTitle, ...invitation } of USERS)
    await seeder.create('user', {
      displayName: { ja, en },
      email,
      jobTitle,
      company: { ja: 'にゃんこ港', en: 'Nyanko Harbor' },
      phone: '03-0000-1000',
      locale: 'ja',
      ...invitation,
    })
}
