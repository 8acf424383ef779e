/** The live games, and all of them at once. */
export const GAMES = ['starHarbor', 'pixelRally', 'bubbleShrine', 'all'] as const
