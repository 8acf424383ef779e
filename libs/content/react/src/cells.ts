import type { Kind } from '@captain/content-core'
import { BooleanCell } from './fields/boolean/cell.tsx'
import type { CellDefinition } from './fields/cell-definition.ts'
import { ColorCell } from './fields/color/cell.tsx'
import { DateTimeCell } from './fields/date-time/cell.tsx'
import { DateCell } from './fields/date/cell.tsx'
import { DecimalCell } from './fields/decimal/cell.tsx'
import { FileCell } from './fields/file/cell.tsx'
import { GroupCell } from './fields/group/cell.tsx'
import { IconCell } from './fields/icon/cell.tsx'
import { ImageCell } from './fields/image/cell.tsx'
import { InlineImageCell } from './fields/inline-image/cell.tsx'
import { IntCell } from './fields/int/cell.tsx'
import { ListCell } from './fields/list/cell.tsx'
import { LongTextCell } from './fields/long-text/cell.tsx'
import { MemberCell } from './fields/member/cell.tsx'
import { MonthCell } from './fields/month/cell.tsx'
import { MutedTextCell } from './fields/muted-text-cell.tsx'
import { MultiSelectCell } from './fields/multi-select/cell.tsx'
import { PhoneCell } from './fields/phone/cell.tsx'
import { PostalCodeCell } from './fields/postal-code/cell.tsx'
import { PriceCell } from './fields/price/cell.tsx'
import { ReferenceCell } from './fields/reference/cell.tsx'
import { ReferencesCell } from './fields/references/cell.tsx'
import { RichTextCell } from './fields/rich-text/cell.tsx'
import { SecretCell } from './fields/secret/cell.tsx'
import { SelectCell } from './fields/select/cell.tsx'
import { TagsCell } from './fields/tags/cell.tsx'
import { TextCell } from './fields/text/cell.tsx'
import { TimeCell } from './fields/time/cell.tsx'
import { UrlCell } from './fields/url/cell.tsx'

/** Cells of every field kind, for lists. */
const CELLS: { readonly [K in Kind]: CellDefinition<K> } = {
  text: { Cell: TextCell, align: 'start', width: 180 },
  longText: { Cell: LongTextCell, align: 'start', width: 220 },
  slug: { Cell: MutedTextCell, align: 'start', width: 140 },
  url: { Cell: UrlCell, align: 'start', width: 180 },
  email: { Cell: MutedTextCell, align: 'start', width: 200 },
  phone: { Cell: PhoneCell, align: 'start', width: 132 },
  postalCode: { Cell: PostalCodeCell, align: 'start', width: 96 },
  int: { Cell: IntCell, align: 'end', width: 88 },
  decimal: { Cell: DecimalCell, align: 'end', width: 96 },
  price: { Cell: PriceCell, align: 'end', width: 132 },
  boolean: { Cell: BooleanCell, align: 'start', width: 112 },
  date: { Cell: DateCell, align: 'end', width: 104 },
  dateTime: { Cell: DateTimeCell, align: 'end', width: 136 },
  month: { Cell: MonthCell, align: 'end', width: 88 },
  time: { Cell: TimeCell, align: 'end', width: 72 },
  select: { Cell: SelectCell, align: 'start', width: 120 },
  multiSelect: { Cell: MultiSelectCell, align: 'start', width: 160 },
  tags: { Cell: TagsCell, align: 'start', width: 160 },
  color: { Cell: ColorCell, align: 'start', width: 96 },
  icon: { Cell: IconCell, align: 'start', width: 48 },
  image: { Cell: ImageCell, align: 'start', width: 48 },
  file: { Cell: FileCell, align: 'start', width: 180 },
  inlineImage: { Cell: InlineImageCell, align: 'start', width: 48 },
  secret: { Cell: SecretCell, align: 'start', width: 96 },
  richText: { Cell: RichTextCell, align: 'start', width: 220 },
  reference: { Cell: ReferenceCell, align: 'start', width: 124 },
  references: { Cell: ReferencesCell, align: 'start', width: 140 },
  member: { Cell: MemberCell, align: 'start', width: 120 },
  group: { Cell: GroupCell, align: 'start', width: 96 },
  list: { Cell: ListCell, align: 'start', width: 72 },
}

/** Returns the cell of a field's kind, for callers whose field type is erased. */
export const cellOf = <K extends Kind>(field: { readonly kind: K }): CellDefinition<K> => CELLS[field.kind]
