/**
 * Returns whether `If-None-Match` of a request contains an entity tag. Compares weakly, because compression turns strong tags into weak
 * ones.
 */
export const matchesEtag = (request: Pick<Request, 'headers'>, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
