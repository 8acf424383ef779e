/** What the generator will not do, in one sentence for whoever asked. */
export class Refusal extends Error {}

export const refuse = (sentence: string): never => {
  throw new Refusal(sentence)
}
