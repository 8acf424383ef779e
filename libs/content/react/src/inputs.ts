import type { ConfigOf } from '@captain/content-core'
import { BooleanInput } from './fields/boolean/input.tsx'
import { ColorInput } from './fields/color/input.tsx'
import { DateTimeInput } from './fields/date-time/input.tsx'
import { DateInput } from './fields/date/input.tsx'
import { DecimalInput } from './fields/decimal/input.tsx'
import { EmailInput } from './fields/email/input.tsx'
import { FileInput } from './fields/file/input.tsx'
import { GroupInput } from './fields/group/input.tsx'
import { IconInput } from './fields/icon/input.tsx'
import { ImageInput } from './fields/image/input.tsx'
import type { InputDefinition, InputTable, Room } from './fields/input-definition.ts'
import { InlineImageInput } from './fields/inline-image/input.tsx'
import { FewNumbers, isFew } from './fields/int/few-numbers.tsx'
import { IntInput } from './fields/int/input.tsx'
import { ListInput } from './fields/list/input.tsx'
import { LongTextInput } from './fields/long-text/input.tsx'
import { MemberInput } from './fields/member/input.tsx'
import { MonthInput } from './fields/month/input.tsx'
import { MultiSelectInput } from './fields/multi-select/input.tsx'
import { PhoneInput } from './fields/phone/input.tsx'
import { PostalCodeInput } from './fields/postal-code/input.tsx'
import { PriceInput } from './fields/price/input.tsx'
import { ReferenceInput } from './fields/reference/input.tsx'
import { ReferencesInput } from './fields/references/input.tsx'
import { RichTextInput } from './fields/rich-text/input.tsx'
import { SecretInput } from './fields/secret/input.tsx'
import { SelectInput } from './fields/select/input.tsx'
import { SlugInput } from './fields/slug/input.tsx'
import { TagsInput } from './fields/tags/input.tsx'
import { TextInput } from './fields/text/input.tsx'
import { TimeInput } from './fields/time/input.tsx'
import { UrlInput } from './fields/url/input.tsx'

/** The button that fills in an address is next to the box. */
const postalRoom = ({ autofills }: ConfigOf['postalCode']): Room => (autofills === null ? 'short' : 'long')

const textRoom = ({ maxBytes }: ConfigOf['text']): Room => {
  if (maxBytes <= 30) return 'short'
  if (maxBytes <= 90) return 'medium'
  return maxBytes <= 180 ? 'long' : 'full'
}

const INT = { Input: IntInput, shape: 'control', room: 'short', issues: 'own' } as const

const FEW_NUMBERS: InputDefinition<'int'> = { Input: FewNumbers, shape: 'fields', room: 'full', issues: 'own', isChosen: true }

/** Inputs of every field kind, for forms. */
export const INPUTS = {
  text: { Input: TextInput, shape: 'control', room: textRoom, issues: 'own' },
  longText: { Input: LongTextInput, shape: 'control', room: 'full', issues: 'own' },
  slug: { Input: SlugInput, shape: 'control', room: 'full', issues: 'own' },
  url: { Input: UrlInput, shape: 'control', room: 'full', issues: 'own' },
  email: { Input: EmailInput, shape: 'control', room: 'long', issues: 'own' },
  phone: { Input: PhoneInput, shape: 'control', room: 'medium', issues: 'own' },
  postalCode: { Input: PostalCodeInput, shape: 'control', room: postalRoom, issues: 'own' },
  int: { ...INT, variant: (config) => (isFew(config) ? FEW_NUMBERS : null) },
  decimal: { Input: DecimalInput, shape: 'control', room: 'short', issues: 'own' },
  price: { Input: PriceInput, shape: 'fields', room: 'full', issues: 'inside' },
  boolean: { Input: BooleanInput, shape: 'switch', room: 'full', issues: 'own' },
  date: { Input: DateInput, shape: 'control', room: 'short', issues: 'own' },
  dateTime: { Input: DateTimeInput, shape: 'fields', room: 'full', issues: 'own' },
  month: { Input: MonthInput, shape: 'control', room: 'short', issues: 'own' },
  time: { Input: TimeInput, shape: 'control', room: 'short', issues: 'own' },
  select: { Input: SelectInput, shape: 'control', room: 'medium', issues: 'own' },
  multiSelect: { Input: MultiSelectInput, shape: 'fields', room: 'full', issues: 'inside' },
  tags: { Input: TagsInput, shape: 'control', room: 'full', issues: 'inside' },
  color: { Input: ColorInput, shape: 'control', room: 'short', issues: 'own' },
  icon: { Input: IconInput, shape: 'control', room: 'full', issues: 'own' },
  image: { Input: ImageInput, shape: 'fields', room: 'full', issues: 'own' },
  file: { Input: FileInput, shape: 'fields', room: 'full', issues: 'own' },
  inlineImage: { Input: InlineImageInput, shape: 'fields', room: 'full', issues: 'own' },
  secret: { Input: SecretInput, shape: 'fields', room: 'long', issues: 'own' },
  richText: { Input: RichTextInput, shape: 'fields', room: 'full', issues: 'inside', stacked: true },
  reference: { Input: ReferenceInput, shape: 'control', room: 'long', issues: 'own' },
  references: { Input: ReferencesInput, shape: 'fields', room: 'full', issues: 'inside' },
  member: { Input: MemberInput, shape: 'control', room: 'medium', issues: 'own' },
  group: { Input: GroupInput, shape: 'fields', room: 'full', issues: 'own' },
  list: { Input: ListInput, shape: 'fields', room: 'full', issues: 'own' },
} satisfies InputTable

/** Inputs for one value in its row: a number is typed, also where there are few. */
export const CELL_INPUTS: InputTable = { ...INPUTS, int: INT }
