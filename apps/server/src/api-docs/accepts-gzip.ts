const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/

/** Whether the sender of the request can read a gzip body. */
export const acceptsGzip = (request: Request): boolean => GZIP.test(request.headers.get('accept-encoding') ?? '')
