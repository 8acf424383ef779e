/** Returns a practically unique sender address from a network reserved for documentation. */
export const randomAddress = (): string =>
  `2001:db8:${Array.from(crypto.getRandomValues(new Uint16Array(6)), (part) => part.toString(16)).join(':')}`

/** Creates a fetch that stores cookies and sends an `Origin`, as a browser does on the server's pages, unless the request sets it. */
export const cookieFetch = (origin: string): typeof fetch => {
  const jar = new Map<string, string>()
  const address = randomAddress()
  const keep = (cookie: string) => {
    const [pair = ''] = cookie.split(';')
    const separator = pair.indexOf('=')
    if (separator > 0) jar.set(pair.slice(0, separator), pair.slice(separator + 1))
  }
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    if (!headers.has('origin')) headers.set('origin', origin)
    // Compressing a response that is read once takes longer than sending it; separate tests cover compression.
    if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity')
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', address)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(input, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    return response
  }
}
