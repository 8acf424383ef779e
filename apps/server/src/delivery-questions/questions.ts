import { arcade } from './arcade.ts'
import { cafe } from './cafe.ts'
import { club } from './club.ts'
import { games } from './games.ts'
import { hall } from './hall.ts'
import { kensetsu } from './kensetsu.ts'
import { music } from './music.ts'
import { nyanko } from './nyanko.ts'
import { shop } from './shop.ts'
import { studio } from './studio.ts'
import type { Question } from './question.ts'

/** Queries of the public sites, by tenant slug. */
export const QUESTIONS: Readonly<Record<string, (baseUrl: string) => readonly Question[]>> = {
  nyanko,
  club,
  kensetsu,
  games,
  music,
  shop,
  cafe,
  hall,
  arcade,
  studio,
}
