import { isbot } from 'isbot'

/** Whether a robot asks, by its own account. A browser without a window is still a browser: somebody looks at what it shows. */
export const isBotRequest = (request: Request): boolean =>
  isbot((request.headers.get('user-agent') ?? '').replace('HeadlessChrome/', 'Chrome/'))
