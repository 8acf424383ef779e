import type { MessagesOfFields, ConnectionTestMessages } from '@captain/content-core'
import type { PARTNER_SECTIONS, partnerFields } from '../../partner.ts'
import { addressLabels } from './address.ts'
import { snsLabels } from './sns.ts'

export type PartnerLabels = {
  readonly connectionTest: ConnectionTestMessages
  readonly sections: Record<keyof typeof PARTNER_SECTIONS, string>
  readonly fields: Omit<MessagesOfFields<ReturnType<typeof partnerFields>>, 'kind'>
}

export const partnerLabels = {
  connectionTest: { label: 'Webサイトを確認', help: '入力したURLのページが開けるかを確かめます。開けなくても保存はできます。' },
  sections: { basic: '基本', company: '会社情報', contact: '連絡先', sns: 'SNS', publish: '公開' },
  fields: {
    name: { label: '名称' },
    nameKana: { label: 'フリガナ', help: '全角カタカナで入力します。公開サイトには表示されません。' },
    logo: { label: 'ロゴ', help: '背景が透明なPNGかSVG、1MBまでがきれいに収まります。' },
    description: { label: '紹介文' },
    websiteUrl: { label: 'Webサイト' },
    corporateNumber: { label: '法人番号', help: '13桁の数字で入力します。' },
    invoiceNumber: { label: '登録番号', help: '「T」と13桁の数字で入力します。' },
    address: { ...addressLabels, label: '所在地', help: '公開されません。' },
    contactPerson: { label: '担当者名', help: '公開されません。' },
    contactEmail: { label: '担当者メール', help: '公開されません。' },
    contactPhone: { label: '電話番号', help: '公開されません。' },
    fax: { label: 'FAX番号', help: '公開されません。' },
    startedOn: { label: '取引開始日' },
    note: { label: '内部メモ', help: '公開されません。' },
    sns: snsLabels,
  },
} satisfies PartnerLabels
