import type { VerbName } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { useProvidePageActions, type PageAction } from '@captain/ui'

/** Words that find a verb, by language: its reading in kana, and other names. */
type Finds = Readonly<Record<Locale, string>>

/** An act that a screen offers to the command palette and, with keys, to the list of keys. It does what its button does. */
export type Verb = {
  /** As its button says it. */
  readonly label: string
  /** Key combinations that run it, as `useShortcuts` of the screen has them. */
  readonly keys?: readonly string[]
  readonly run: () => void
} & ({ readonly verb: VerbName; readonly finds?: Finds } | { readonly verb?: undefined; readonly finds: Finds })

const toAction = ({ label, keys, run, verb, finds }: Verb, on: string | undefined): PageAction => ({
  does: label,
  run,
  ...(keys !== undefined && { keys }),
  ...(on !== undefined && { on }),
  ...(verb !== undefined && { verb }),
  ...(finds !== undefined && { also: [finds.ja, finds.en] }),
})

/**
 * Offers verbs to the command palette while the screen is mounted, the next step first. `on` names what they act on, such as the title of a
 * record. Screens offer only what the role may do now. Verbs that the palette does not know by name say in both languages how they are
 * found.
 */
export const useOfferVerbs = (verbs: readonly Verb[], on?: string): void => useProvidePageActions(verbs.map((verb) => toAction(verb, on)))
