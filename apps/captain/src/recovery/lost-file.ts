/** Messages of the browsers and of the bundler for a file that failed to load. */
const UNLOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Returns the name of a built file without folder and content hash, such as `form-screen.js`. */
export const fileName = (address: string): string =>
  address
    .replace(/^.*\//, '')
    .replace(/[?#].*$/, '')
    .replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** Returns whether an error, or what caused it, is a file of the back office that did not arrive. */
export const isLostFile = (error: unknown): boolean => error instanceof Error && (UNLOADED.test(error.message) || isLostFile(error.cause))

/** Returns the name of the file that did not arrive. Null if the browser does not name it. */
export const lostFileOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null
  const address = UNLOADED.test(error.message) ? /\S+\.(?:js|css)\b/.exec(error.message)?.[0] : undefined
  return address === undefined ? lostFileOf(error.cause) : fileName(address)
}
