const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/

/** Returns whether the client accepts gzip. */
export const acceptsGzip = (request: Request): boolean => GZIP.test(request.headers.get('accept-encoding') ?? '')
