/** The seven screens of the back office, and where each lives under its content type. */
export const SCREEN_PATHS = {
  list: '',
  new: 'new',
  edit: ':id/edit',
  'edit-all': 'edit',
  'preview-by-id': ':id/preview',
  'preview-by-slug': ':slug/preview',
  settings: '',
} as const

export type Screen = keyof typeof SCREEN_PATHS

type ParamsIn<Path extends string> = Path extends `:${infer Name}/${string}` ? { readonly [K in Name]: string } : undefined

/** Parameters that a link to the screen needs. */
export type ParamsOf<S extends Screen> = ParamsIn<(typeof SCREEN_PATHS)[S]>

/** The part of a screen's path behind its content type, parameters filled in. */
export const screenPath = (screen: Screen, params: Readonly<Record<string, string>> = {}): string =>
  SCREEN_PATHS[screen].replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''))
