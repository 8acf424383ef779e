import type { Words } from './field-plan.ts'

/** Labels of common fields, so that users need not enter them. */
const FAMILIAR: Readonly<Record<string, Words>> = {
  address: { ja: '住所', en: 'Address' },
  answer: { ja: '回答', en: 'Answer' },
  body: { ja: '本文', en: 'Body' },
  category: { ja: 'カテゴリー', en: 'Category' },
  color: { ja: '色', en: 'Colour' },
  date: { ja: '日付', en: 'Date' },
  description: { ja: '説明', en: 'Description' },
  email: { ja: 'メールアドレス', en: 'E-mail address' },
  endDate: { ja: '終了日', en: 'Last day' },
  icon: { ja: 'アイコン', en: 'Icon' },
  image: { ja: '画像', en: 'Image' },
  kana: { ja: 'ふりがな', en: 'Reading' },
  lead: { ja: 'リード文', en: 'Lead' },
  message: { ja: '本文', en: 'Message' },
  name: { ja: '名前', en: 'Name' },
  note: { ja: '備考', en: 'Note' },
  phone: { ja: '電話番号', en: 'Phone number' },
  photo: { ja: '写真', en: 'Photo' },
  postalCode: { ja: '郵便番号', en: 'Postal code' },
  price: { ja: '価格', en: 'Price' },
  question: { ja: '質問', en: 'Question' },
  slug: { ja: '公開URL', en: 'Public address' },
  startDate: { ja: '開始日', en: 'First day' },
  subject: { ja: '件名', en: 'Subject' },
  tags: { ja: 'タグ', en: 'Tags' },
  title: { ja: 'タイトル', en: 'Title' },
  url: { ja: 'URL', en: 'URL' },
}

export const familiarWords = (name: string): Words | null => (Object.hasOwn(FAMILIAR, name) ? (FAMILIAR[name] ?? null) : null)

/** Converts `steepMinutes` and `green-tea` to English labels: `Steep minutes`, `Green tea`. */
export const asEnglish = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
