/** Icons that ship with the product, named as the files in the icon folder. */
export const ICON_NAMES = [
  'home',
  'article',
  'news',
  'calendar',
  'clock',
  'place',
  'phone',
  'mail',
  'question',
  'info',
  'star',
  'heart',
  'tag',
  'image',
  'coffee',
  'meal',
  'cake',
  'drink',
  'leaf',
  'dice',
  'game',
  'music',
  'shop',
  'people',
  'cat',
  'boat',
] as const

export type IconName = (typeof ICON_NAMES)[number]

/** The value of an icon field for a drawing. */
export const iconPathOf = (name: IconName): string => pathOfIcon(name)

/** The value of an icon field for any icon on the server. */
export const pathOfIcon = (name: string): string => `/icons/menu/${name}.svg`

/** Returns the name of the icon at a path; null for any other path. */
export const iconNameAt = (path: string): string | null => /^\/icons\/menu\/([a-z0-9-]+)\.svg$/.exec(path)?.[1] ?? null
