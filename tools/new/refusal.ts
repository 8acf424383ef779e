/** A refusal of the generator: one sentence for the user. */
export class Refusal extends Error {}

export const refuse = (sentence: string): never => {
  throw new Refusal(sentence)
}
