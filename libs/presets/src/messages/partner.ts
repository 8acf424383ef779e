import type { MessagesOfFields, TrialMessages } from '@captain/content-core'
import type { PARTNER_SECTIONS, partnerFields } from '../partner.ts'
import { addressMessages } from './address.ts'
import { snsMessages } from './sns.ts'

type Words = {
  readonly trial: TrialMessages
  readonly sections: Record<keyof typeof PARTNER_SECTIONS, string>
  readonly fields: Omit<MessagesOfFields<ReturnType<typeof partnerFields>>, 'kind'>
}

export const partnerMessages = {
  ja: {
    trial: { label: 'Webサイトを確認', help: '入力したURLのページが開けるかを確かめます。開けなくても保存はできます。' },
    sections: { basic: '基本', company: '会社情報', contact: '連絡先', sns: 'SNS', publish: '公開' },
    fields: {
      name: { label: '名称' },
      nameKana: { label: 'フリガナ', help: '全角カタカナで入力します。公開サイトには表示されません。' },
      logo: { label: 'ロゴ', help: '背景が透明なPNGかSVG、1MBまでがきれいに収まります。' },
      description: { label: '紹介文', help: '200文字まで入力できます。' },
      websiteUrl: { label: 'Webサイト' },
      corporateNumber: { label: '法人番号', help: '13桁の数字で入力します。' },
      invoiceNumber: { label: '登録番号', help: '「T」と13桁の数字で入力します。' },
      address: { ...addressMessages.ja, label: '所在地', help: '公開されません。' },
      contactPerson: { label: '担当者名', help: '公開されません。' },
      contactEmail: { label: '担当者メール', help: '公開されません。' },
      contactPhone: { label: '電話番号', help: '公開されません。' },
      fax: { label: 'FAX番号', help: '公開されません。' },
      startedOn: { label: '取引開始日' },
      note: { label: '内部メモ', help: '公開されません。' },
      sns: snsMessages.ja,
    },
  },
  en: {
    trial: { label: 'Check the website', help: 'Tries whether the page can be opened. It can be saved even if not.' },
    sections: { basic: 'Basics', company: 'Company', contact: 'Contact', sns: 'Social accounts', publish: 'Publishing' },
    fields: {
      name: { label: 'Name' },
      nameKana: { label: 'Name (katakana)', help: 'In full-width katakana; not shown on the public site.' },
      logo: { label: 'Logo', help: 'A PNG or SVG without background, up to 1 MB, fits best.' },
      description: { label: 'Description', help: 'Up to 200 characters.' },
      websiteUrl: { label: 'Website' },
      corporateNumber: { label: 'Corporate number', help: '13 digits.' },
      invoiceNumber: { label: 'Invoice number', help: 'T and 13 digits.' },
      address: { ...addressMessages.en, help: 'Not public.' },
      contactPerson: { label: 'Contact person', help: 'Not public.' },
      contactEmail: { label: 'Contact e-mail', help: 'Not public.' },
      contactPhone: { label: 'Phone', help: 'Not public.' },
      fax: { label: 'Fax', help: 'Not public.' },
      startedOn: { label: 'Partner since' },
      note: { label: 'Internal note', help: 'Not public.' },
      sns: snsMessages.en,
    },
  },
} satisfies Record<'ja' | 'en', Words>
