/** What the studio has made; news may also be about all of it. */
export const GAMES = ['lanternTrail', 'mossMail', 'tinyOrbit', 'studio'] as const
