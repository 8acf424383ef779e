import type { Kind } from '@captain/content-core'

/** Field kinds for a cell `type` of the content model's tables; the first word decides. */
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

/** Returns the kinds that a cell `type` allows; none for an unknown type. */
export const kindsOf = (type: string): readonly Kind[] => KINDS[type.split(' ')[0] ?? ''] ?? []
