const MAX_LENGTH = 80

/** Derives a slug from a title: Latin letters and digits in lower case, all else as hyphens. Empty if the title has neither. */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[̀-ͯ'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '')
