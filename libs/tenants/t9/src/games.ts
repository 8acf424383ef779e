/** The games that are operated, and all of them at once. */
export const GAMES = ['starHarbor', 'pixelRally', 'bubbleShrine', 'all'] as const
