import type { PublicState } from '@captain/platform-server'
import type { Logger } from 'pino'
import { answerAddress, type AddressOf } from './answer-address.ts'
import { answerAtOnce, type AnswerAtOnce } from './answer-at-once.ts'
import { createAnswerCache } from './answer-cache.ts'
import { keepAnswers } from './keep-answers.ts'

type KeptAnswersOptions = { readonly state: PublicState; readonly pageAddress: AddressOf; readonly secure: boolean; readonly log: Logger }

export type KeptAnswers = { readonly middleware: ReturnType<typeof keepAnswers>; readonly atOnce: AnswerAtOnce }

/** Without the state of the tenants nothing is cached. */
export const UNKNOWN_STATE: PublicState = { versionOf: () => null, turnsAt: async () => Infinity }

/** Creates one cache, used in front of the app and inside it. */
export const keptAnswers = ({ state, pageAddress, secure, log }: KeptAnswersOptions): KeptAnswers => {
  const cache = createAnswerCache(state)
  const addressOf = answerAddress(pageAddress)
  const { versionOf } = state
  return { middleware: keepAnswers({ cache, addressOf, versionOf, secure }), atOnce: answerAtOnce({ cache, addressOf, secure, log }) }
}
