/** Returns `robots.txt`, which excludes the back office, the account pages and the API. */
export const robotsText = (baseUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/auth/', '/user/', '/captain', '/admin/'].flatMap((path) =>
      [path, `/ja${path}`, `/en${path}`].map((each) => `Disallow: ${each}`),
    ),
    'Allow: /api/v1/public/',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n')
