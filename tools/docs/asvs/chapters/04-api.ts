import type { Chapter } from '../requirement.ts'

const NO_GRAPHQL = 'There is no GraphQL.'
const NO_WEBSOCKET = 'There are no WebSockets.'

export const api: Chapter = {
  number: 4,
  title: 'API and web service',
  requirements: [
    {
      id: '4.1.1',
      demand: 'Every body has its type and charset.',
      state: 'met',
      evidence: ['libs/http/server/src/run-endpoint.ts', 'apps/server/src/app.test.ts', 'apps/server/src/api-docs/openapi.test.ts'],
    },
    {
      id: '4.1.2',
      demand: 'Only pages redirect from http to https; APIs refuse.',
      state: 'not applicable',
      evidence: ['docs/security.md'],
      note: 'The server never redirects to https. The page for operators says how the proxy in front must behave.',
    },
    {
      id: '4.1.3',
      demand: 'Users cannot forge headers of proxies.',
      state: 'met',
      evidence: [
        'apps/server/src/web/client-address.ts',
        'apps/server/src/web/client-address.test.ts',
        'libs/auth/server/src/auth-handler.ts',
        'libs/auth/server/src/sign-in-limits.test.ts',
      ],
    },
    {
      id: '4.2.1',
      demand: 'Boundaries of requests are unambiguous.',
      state: 'met',
      evidence: ['apps/server/src/web/listen.ts', 'apps/server/src/web/listen.test.ts'],
      note: 'HTTP/1.1 only; a request with two lengths or two hosts gets 400.',
    },
    { id: '4.3.1', demand: 'GraphQL queries are limited.', state: 'not applicable', evidence: [], note: NO_GRAPHQL },
    { id: '4.3.2', demand: 'GraphQL introspection is off.', state: 'not applicable', evidence: [], note: NO_GRAPHQL },
    { id: '4.4.1', demand: 'WebSockets use TLS.', state: 'not applicable', evidence: [], note: NO_WEBSOCKET },
    { id: '4.4.2', demand: 'WebSockets check the origin.', state: 'not applicable', evidence: [], note: NO_WEBSOCKET },
    { id: '4.4.3', demand: 'WebSockets have tokens of sessions.', state: 'not applicable', evidence: [], note: NO_WEBSOCKET },
    { id: '4.4.4', demand: 'Tokens of WebSockets come from the session.', state: 'not applicable', evidence: [], note: NO_WEBSOCKET },
  ],
}
