/** The seven screens of the back office, with their paths below the content type. */
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

type ParamsIn<Path extends string> = Path extends `:${infer Name}/${string}` ? { readonly [K in Name]: string } : Record<never, never>

/** Parameters in the path of the screen, by name. */
export type ParamsOf<S extends Screen> = ParamsIn<(typeof SCREEN_PATHS)[S]>

/** Returns the part of a screen's path after its content type, with parameters filled in. */
export const screenPath = (screen: Screen, params: Readonly<Record<string, string>> = {}): string =>
  SCREEN_PATHS[screen].replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''))
