/** Whether a reader says to have the very thing that an entity tag names. Compressing on the way turns a tag into a weak one; it still names the same. */
export const hasAlready = (request: Pick<Request, 'headers'>, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
