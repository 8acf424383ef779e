/** The drawings that come with the product, as the files in the icon folder are called. */
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

/** The same for any drawing that the server has. */
export const pathOfIcon = (name: string): string => `/icons/menu/${name}.svg`

/** The name of the drawing at a path; null for a path elsewhere. */
export const iconNameAt = (path: string): string | null => /^\/icons\/menu\/([a-z0-9-]+)\.svg$/.exec(path)?.[1] ?? null
