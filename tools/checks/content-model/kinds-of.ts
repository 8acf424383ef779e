import type { Kind } from '@captain/content-core'

/** The kinds that may stand for a cell `type` of the content model's tables; the first word tells. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  text: ['text', 'slug', 'secret', 'inlineImage'],
  longText: ['longText'],
  richText: ['richText'],
  slug: ['slug'],
  int: ['int'],
  dec1: ['decimal'],
  dec2: ['decimal'],
  dec3: ['decimal'],
  boolean: ['boolean'],
  date: ['date'],
  dateTime: ['dateTime'],
  time: ['time'],
  month: ['month'],
  select: ['select'],
  multiSelect: ['multiSelect'],
  rel: ['reference', 'member'],
  rels: ['references'],
  image: ['image'],
  imageList: ['list'],
  file: ['file'],
  fileList: ['list'],
  url: ['url'],
  email: ['email'],
  phone: ['phone'],
  postalCode: ['postalCode'],
  address: ['group'],
  color: ['color'],
  icon: ['icon'],
  price: ['price'],
  'G.price': ['price'],
  json: ['list'],
  object: ['group'],
  'object:': ['group'],
  tags: ['tags'],
}

/** The kinds that a cell `type` allows; none for a type that nobody knows. */
export const kindsOf = (type: string): readonly Kind[] => KINDS[type.split(' ')[0] ?? ''] ?? []
