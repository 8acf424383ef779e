import { email, list, longText, multiSelect, phone, requiredIf, select, text, url, type FieldValues } from '@captain/content-core'
import { corporateNumber, corporateNumberCheckDigit, fax, invoiceNumber, minCount } from '@captain/validation'
import { address } from './address.ts'

const ON_REQUEST = {
  ja: '住所と電話番号は、請求があれば遅滞なく開示します。',
  en: 'We disclose our address and telephone number without delay on request.',
} as const

const statement = (maxBytes: number) => longText({ maxBytes, required: 'publish', localized: true, public: true })
const remark = (maxBytes: number) => longText({ maxBytes, localized: true, public: true })

/**
 * Fields of the notice that mail-order sellers must publish (content model, P.tokusho; Act on Specified Commercial Transactions, art. 11).
 * A tenant overrides those that its trade requires to differ.
 */
export const tokushoFields = {
  sellerName: text({ maxBytes: 180, required: true, localized: true, public: true }),
  shopName: text({ maxBytes: 150, localized: true, public: true }),
  sellerType: select({ options: ['corporation', 'individual'], required: true, defaultValue: 'corporation' }),
  responsibleName: text({ maxBytes: 150, required: 'publish', localized: true, public: true }),
  corporateNumber: text({ maxBytes: 13, public: true, rules: [corporateNumber()] }),
  invoiceNumber: text({ maxBytes: 14, public: true, rules: [invoiceNumber()] }),
  disclosure: select({ options: ['public', 'onRequest'], required: true, defaultValue: 'public' }),
  disclosureNote: text({
    maxBytes: 300,
    localized: true,
    public: true,
    compute: (values) => (values['disclosure'] === 'onRequest' ? ON_REQUEST : { ja: null, en: null }),
  }),
  address: address({ public: true }),
  phone: phone({ public: true }),
  phoneHours: text({ maxBytes: 150, localized: true, public: true }),
  fax: text({ maxBytes: 20, public: true, rules: [fax()] }),
  email: email({ required: 'publish', public: true }),
  siteUrl: url({ required: 'publish', public: true }),
  priceStatement: statement(1500),
  shippingFee: statement(1500),
  otherFees: statement(1500),
  paymentMethods: multiSelect({ options: ['card', 'bank', 'onSite', 'invoice'], required: 'publish', public: true, rules: [minCount(1)] }),
  paymentTiming: statement(1500),
  deliveryTiming: statement(1500),
  returnPolicy: statement(3000),
  defectPolicy: statement(3000),
  cancelPolicy: statement(3000),
  applicationPeriod: remark(600),
  quantityLimit: remark(1500),
  subscriptionTerms: remark(3000),
  operatingEnvironment: remark(1500),
  licences: list({
    public: true,
    max: 5,
    of: {
      kind: select({ options: ['antique', 'food', 'liquor', 'other'], required: true }),
      number: text({ maxBytes: 60, required: true }),
      issuer: text({ maxBytes: 150, localized: true }),
    },
  }),
  paidDocuments: remark(600),
  adMailConsent: remark(600),
} as const

export const TOKUSHO_SECTIONS = {
  seller: [
    'sellerName',
    'shopName',
    'sellerType',
    'responsibleName',
    'corporateNumber',
    'invoiceNumber',
    'disclosure',
    'address',
    'phone',
    'phoneHours',
    'fax',
    'email',
    'siteUrl',
  ],
  price: ['priceStatement', 'shippingFee', 'otherFees'],
  payment: ['paymentMethods', 'paymentTiming'],
  delivery: ['deliveryTiming'],
  returns: ['returnPolicy', 'defectPolicy', 'cancelPolicy', 'applicationPeriod'],
  other: ['quantityLimit', 'subscriptionTerms', 'operatingEnvironment', 'licences', 'paidDocuments', 'adMailConsent'],
  publish: ['version', 'enactedOn', 'effectiveDate', 'changeSummary', 'reviewedConfirm', 'internalNote'],
} as const

const COLUMNS = ['version', 'sellerName', 'state', 'effectiveDate', 'updatedAt'] as const

/** The 13 items that the law requires, as the form counts them; address and telephone also count if given on request. */
const REQUIRED = [
  'sellerName',
  'responsibleName',
  'address',
  'phone',
  'email',
  'priceStatement',
  'shippingFee',
  'otherFees',
  'paymentMethods',
  'paymentTiming',
  'deliveryTiming',
  'returnPolicy',
  'cancelPolicy',
] as const

type Part = { readonly ja: string | null } | string | null

type Checked = FieldValues<typeof tokushoFields>

const isShown = ({ disclosure }: Checked): boolean => disclosure === 'public'
const isGiven = (part: Part): boolean => (typeof part === 'object' ? (part?.ja ?? null) : part) !== null
const TWELVE_DIGITS = /^\d{12}$/

/** Cross-field checks of the notice. */
const CHECKS = [
  {
    path: 'corporateNumber',
    rule: 'custom',
    params: { ja: '個人の場合は、法人番号を空にしてください。', en: 'Individuals have no corporate number. Leave it empty.' },
    test: ({ sellerType, corporateNumber: number }: Checked): boolean => sellerType === 'corporation' || number === null,
  },
  {
    path: 'disclosure',
    rule: 'custom',
    params: { ja: '法人は、住所と電話番号を表示してください。', en: 'Corporations must show their address and phone number.' },
    test: ({ sellerType, disclosure }: Checked): boolean => sellerType === 'individual' || disclosure === 'public',
  },
  {
    path: 'address',
    rule: 'custom',
    params: {
      ja: '「請求により遅滞なく開示」では、公開される住所を空にしてください。',
      en: 'For disclosure on request, leave the public address empty.',
    },
    test: (values: Checked): boolean => isShown(values) || !Object.values(values.address).some(isGiven),
  },
  {
    path: 'phone',
    rule: 'custom',
    params: {
      ja: '「請求により遅滞なく開示」では、公開される電話番号を空にしてください。',
      en: 'For disclosure on request, leave the public phone number empty.',
    },
    test: (values: Checked): boolean => isShown(values) || values.phone === null,
  },
  requiredIf<Checked>('address.postalCode', isShown, { stage: 'publish' }),
  requiredIf<Checked>('address.prefecture', isShown, { stage: 'publish', rule: 'requiredSelect' }),
  requiredIf<Checked>('address.city.ja', isShown, { stage: 'publish' }),
  requiredIf<Checked>('address.street.ja', isShown, { stage: 'publish' }),
  requiredIf<Checked>('phone', isShown, { stage: 'publish' }),
  {
    path: 'licences',
    rule: 'custom',
    params: { ja: '古物商の許可番号は、半角数字12桁で入力してください。', en: 'The licence number of a second-hand dealer has 12 digits.' },
    test: ({ licences }: Checked): boolean => licences.every(({ kind, number }) => kind !== 'antique' || TWELVE_DIGITS.test(number)),
  },
] as const

/** Findings that do not prevent a save. */
const WARNINGS = [
  {
    path: 'corporateNumber',
    rule: 'corporateNumberCheckDigit',
    test: ({ corporateNumber: number }: Checked): boolean => number === null || corporateNumberCheckDigit(number),
  },
] as const

/** Returns the declaration of the notice (content model, P.tokusho); a tenant spreads it and adds or overrides fields and checks. */
export const tokushoPreset = () =>
  ({
    name: 'tokusho',
    workflow: 'legal',
    screens: ['list', 'new', 'edit', 'preview-by-id'],
    group: 'legal',
    icon: 'scale',
    title: 'sellerName',
    columns: COLUMNS,
    defaultSort: ['-effectiveDate'],
    sections: TOKUSHO_SECTIONS,
    checks: CHECKS,
    warnings: WARNINGS,
    completeness: REQUIRED,
    fields: tokushoFields,
  }) as const
