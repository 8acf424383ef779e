const MAX_BYTES = 10 * 1024 * 1024
const TEXT_ENDINGS = ['.csv', '.tsv', '.txt']
const SHEET_ENDINGS = ['.xlsx', '.xls', '.numbers', '.ods']

export type FileProblem = 'sheet' | 'kind' | 'empty' | 'large'

export const ACCEPTED = [...TEXT_ENDINGS, 'text/csv', 'text/tab-separated-values'].join(',')

/** Why a file is not uploaded at all; only the server can check the rest. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null => {
  const ends = (endings: readonly string[]) => endings.some((ending) => name.toLowerCase().endsWith(ending))
  if (ends(SHEET_ENDINGS)) return 'sheet'
  if (!ends(TEXT_ENDINGS)) return 'kind'
  if (size === 0) return 'empty'
  return size > MAX_BYTES ? 'large' : null
}
