import type { ContentTypeMessages } from '@captain/content-core'
import { allergenGroupMessages, allergenMessages, menuCategoryMessages } from '@captain/presets'
import type { drinkCategory, foodCategory, playCategory } from '../content-types/categories.ts'
import type { drink } from '../content-types/drink.ts'
import type { food } from '../content-types/food.ts'
import type { play } from '../content-types/play.ts'

type Words = {
  readonly food: ContentTypeMessages<typeof food>
  readonly drink: ContentTypeMessages<typeof drink>
  readonly play: ContentTypeMessages<typeof play>
  readonly 'food-category': ContentTypeMessages<typeof foodCategory>
  readonly 'drink-category': ContentTypeMessages<typeof drinkCategory>
  readonly 'play-category': ContentTypeMessages<typeof playCategory>
}

const servedJa = {
  name: { label: 'メニュー名' },
  category: { label: 'カテゴリー' },
  image: { label: '写真', help: '横4：縦3の写真がきれいに収まります。' },
  imageAlt: { label: '写真の説明', help: '写真が見えない方にも内容が伝わるように書きます。' },
  description: { label: '説明' },
  price: { label: '店内価格' },
  takeoutPrice: { label: 'テイクアウト価格', help: '空欄なら、テイクアウトなしとして扱います。' },
  allergens: {
    label: 'アレルゲン',
    help: '含まれないときは「該当なし」を選びます。',
    options: allergenMessages.ja,
    optionGroups: allergenGroupMessages.ja,
  },
  calories: { label: 'エネルギー（kcal）' },
  isRecommended: { label: 'おすすめ' },
  isSoldOut: { label: '本日売り切れ', help: '翌朝5時に自動でオフになります。' },
  soldOutAt: { label: '売り切れにした日時' },
  seasonFrom: { label: '期間限定（開始）' },
  seasonUntil: { label: '期間限定（終了）' },
} as const

const servedEn = {
  name: { label: 'Item name' },
  category: { label: 'Category' },
  image: { label: 'Photo', help: '4:3 photos work best.' },
  imageAlt: { label: 'Image alt text', help: 'Describe the photo for people who can’t see it.' },
  description: { label: 'Description' },
  price: { label: 'Eat-in price' },
  takeoutPrice: { label: 'Take-out price', help: 'If empty, the item isn’t offered for take-out.' },
  allergens: {
    label: 'Allergens',
    help: 'If there are none, choose “None of these”.',
    options: allergenMessages.en,
    optionGroups: allergenGroupMessages.en,
  },
  calories: { label: 'Energy (kcal)' },
  isRecommended: { label: 'Recommended' },
  isSoldOut: { label: 'Sold out today', help: 'Turned off automatically at 5:00 the next morning.' },
  soldOutAt: { label: 'Sold out at' },
  seasonFrom: { label: 'Season from' },
  seasonUntil: { label: 'Season until' },
} as const

const ja: Words = {
  food: {
    name: 'フード',
    namedFilters: { excludeAllergen: { label: '含まないアレルゲン', options: allergenMessages.ja } },
    columns: { isSoldOut: { label: '売り切れ' }, seasonFrom: { label: '期間限定' } },
    sections: { basic: '基本', price: '価格', allergy: 'アレルギー・栄養', serving: '提供', publish: '公開' },
    fields: {
      ...servedJa,
      sizes: {
        label: 'サイズ・量',
        fields: { label: { label: '名前' }, priceDiff: { label: '差額（円）' } },
      },
      toppings: {
        label: 'トッピング',
        fields: { label: { label: '名前' }, price: { label: '価格（円）' } },
      },
      saltGram: { label: '食塩相当量（g）' },
      spiciness: { label: '辛さ', help: '0は辛くない、3はとても辛いことを表します。' },
      isVegetarian: { label: 'ベジタリアン対応' },
      prepMinutes: { label: '提供目安（分）', help: '公開サイトには表示されません。' },
    },
  },
  drink: {
    name: 'ドリンク',
    namedFilters: { excludeAllergen: { label: '含まないアレルゲン', options: allergenMessages.ja } },
    columns: { isSoldOut: { label: '売り切れ' }, seasonFrom: { label: '期間限定' } },
    sections: {
      basic: '基本',
      price: '価格',
      kind: '種類',
      allergy: 'アレルギー・栄養',
      serving: '提供',
      publish: '公開',
    },
    fields: {
      ...servedJa,
      temperature: { label: '温度', options: { hot: 'ホット', iced: 'アイス' } },
      sizes: {
        label: 'サイズ',
        help: '1〜4件登録し、標準のサイズを1つ選びます。',
        fields: {
          label: { label: '名前' },
          volumeMl: { label: '容量（ml）' },
          priceDiff: { label: '差額（円）' },
          isDefault: { label: '標準' },
        },
      },
      isAlcohol: { label: 'アルコール', help: 'オンにすると、公開サイトに「20歳未満の方には提供しません」と表示されます。' },
      abv: { label: 'アルコール度数（%）', help: 'アルコールのときに入力します。' },
      caffeine: { label: 'カフェイン', options: { none: 'なし', low: '少なめ', normal: 'あり' } },
      beanOrigin: { label: '豆・茶葉' },
      inFreeDrink: { label: 'ドリンクバー対象' },
    },
  },
  play: {
    name: 'あそび・料金コース',
    columns: { startTime: { label: '利用時間帯' } },
    sections: { basic: '基本', time: '利用時間', price: '料金', people: '人数・予約', publish: '公開' },
    fields: {
      name: { label: 'コース名' },
      category: { label: 'カテゴリー' },
      days: {
        label: '対象日',
        options: { mon: '月', tue: '火', wed: '水', thu: '木', fri: '金', sat: '土', sun: '日', holiday: '祝日' },
      },
      startTime: { label: '利用開始' },
      endTime: { label: '利用終了', help: '深夜は28:00のように入力します。' },
      minutes: { label: '利用時間（分）', help: '空欄なら、フリータイムとして扱います。' },
      prices: {
        label: '料金',
        help: '区分ごとに1件ずつ登録します。',
        fields: {
          ageBand: { label: '区分', options: { adult: '一般', student: '学生', child: '小学生以下', group: '団体' } },
          price: { label: '料金' },
        },
      },
      extensionPrice: { label: '延長30分ごと' },
      dailyMax: { label: '1日の上限' },
      minPeople: { label: '最少人数' },
      maxPeople: { label: '最大人数' },
      includes: {
        label: '含まれるもの',
        options: { games: '遊び放題', oneDrink: '1ドリンク', drinkBar: 'ドリンクバー', teach: 'ルール説明', room: '個室' },
      },
      bookingRequired: { label: '要予約' },
      note: { label: '注意' },
      image: { label: '画像' },
    },
  },
  'food-category': {
    name: 'フードカテゴリー',
    columns: menuCategoryMessages.ja.columns,
    sections: menuCategoryMessages.ja.sections,
    fields: { ...menuCategoryMessages.ja.fields, ...menuCategoryMessages.ja.serving },
  },
  'drink-category': {
    name: 'ドリンクカテゴリー',
    columns: menuCategoryMessages.ja.columns,
    sections: menuCategoryMessages.ja.sections,
    fields: { ...menuCategoryMessages.ja.fields, ...menuCategoryMessages.ja.serving },
  },
  'play-category': {
    name: 'あそびカテゴリー',
    columns: menuCategoryMessages.ja.columns,
    sections: { basic: menuCategoryMessages.ja.sections.basic, publish: menuCategoryMessages.ja.sections.publish },
    fields: menuCategoryMessages.ja.fields,
  },
}

const en: Words = {
  food: {
    name: 'Food',
    plural: 'Food',
    namedFilters: { excludeAllergen: { label: 'Without allergens', options: allergenMessages.en } },
    columns: { isSoldOut: { label: 'Sold out' }, seasonFrom: { label: 'Limited period' } },
    sections: { basic: 'Basics', price: 'Price', allergy: 'Allergens and nutrition', serving: 'Serving', publish: 'Publishing' },
    fields: {
      ...servedEn,
      sizes: { label: 'Sizes', fields: { label: { label: 'Name' }, priceDiff: { label: 'Difference (yen)' } } },
      toppings: { label: 'Toppings', fields: { label: { label: 'Name' }, price: { label: 'Price (yen)' } } },
      saltGram: { label: 'Salt (g)' },
      spiciness: { label: 'Spiciness', help: '0 is not hot, 3 is very hot.' },
      isVegetarian: { label: 'Vegetarian' },
      prepMinutes: { label: 'Prep minutes', help: 'Never shown on the public site.' },
    },
  },
  drink: {
    name: 'Drink',
    plural: 'Drinks',
    namedFilters: { excludeAllergen: { label: 'Without allergens', options: allergenMessages.en } },
    columns: { isSoldOut: { label: 'Sold out' }, seasonFrom: { label: 'Limited period' } },
    sections: {
      basic: 'Basics',
      price: 'Price',
      kind: 'Kind',
      allergy: 'Allergens and nutrition',
      serving: 'Serving',
      publish: 'Publishing',
    },
    fields: {
      ...servedEn,
      temperature: { label: 'Hot / iced', options: { hot: 'Hot', iced: 'Iced' } },
      sizes: {
        label: 'Sizes',
        help: '1 to 4. Choose one standard size.',
        fields: {
          label: { label: 'Name' },
          volumeMl: { label: 'Volume (ml)' },
          priceDiff: { label: 'Difference (yen)' },
          isDefault: { label: 'Standard' },
        },
      },
      isAlcohol: { label: 'Contains alcohol', help: 'If on, the public site says it isn’t served to people under 20.' },
      abv: { label: 'ABV (%)', help: 'Required for alcohol.' },
      caffeine: { label: 'Caffeine', options: { none: 'None', low: 'Low', normal: 'Yes' } },
      beanOrigin: { label: 'Beans / leaves' },
      inFreeDrink: { label: 'In drink bar' },
    },
  },
  play: {
    name: 'Play course',
    plural: 'Play courses',
    columns: { startTime: { label: 'Hours' } },
    sections: { basic: 'Basics', time: 'Time', price: 'Prices', people: 'People and booking', publish: 'Publishing' },
    fields: {
      name: { label: 'Course name' },
      category: { label: 'Category' },
      days: {
        label: 'Days',
        options: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun', holiday: 'Holidays' },
      },
      startTime: { label: 'From' },
      endTime: { label: 'Until', help: 'Enter 28:00 for 4 a.m.' },
      minutes: { label: 'Minutes', help: 'If empty, there is no time limit.' },
      prices: {
        label: 'Prices',
        help: 'One per guest group.',
        fields: {
          ageBand: { label: 'For', options: { adult: 'Adult', student: 'Student', child: 'Child', group: 'Group' } },
          price: { label: 'Price' },
        },
      },
      extensionPrice: { label: 'Extension / 30 min' },
      dailyMax: { label: 'Daily maximum' },
      minPeople: { label: 'Min. people' },
      maxPeople: { label: 'Max. people' },
      includes: {
        label: 'Included',
        options: { games: 'All games', oneDrink: 'One drink', drinkBar: 'Drink bar', teach: 'Rules explained', room: 'Private room' },
      },
      bookingRequired: { label: 'Booking required' },
      note: { label: 'Note' },
      image: { label: 'Image' },
    },
  },
  'food-category': {
    name: 'Food category',
    plural: 'Food categories',
    columns: menuCategoryMessages.en.columns,
    sections: menuCategoryMessages.en.sections,
    fields: { ...menuCategoryMessages.en.fields, ...menuCategoryMessages.en.serving },
  },
  'drink-category': {
    name: 'Drink category',
    plural: 'Drink categories',
    columns: menuCategoryMessages.en.columns,
    sections: menuCategoryMessages.en.sections,
    fields: { ...menuCategoryMessages.en.fields, ...menuCategoryMessages.en.serving },
  },
  'play-category': {
    name: 'Play category',
    plural: 'Play categories',
    columns: menuCategoryMessages.en.columns,
    sections: { basic: menuCategoryMessages.en.sections.basic, publish: menuCategoryMessages.en.sections.publish },
    fields: menuCategoryMessages.en.fields,
  },
}

export const menuMessages = { ja, en }
