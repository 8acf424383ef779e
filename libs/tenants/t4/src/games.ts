/** The studio's games; news may also be about all of them. */
export const GAMES = ['lanternTrail', 'mossMail', 'tinyOrbit', 'studio'] as const
