import type { FunctionComponent } from 'react'

/** Parameters of the path that opened the screen. */
export type SpecialScreenProps = { readonly params: Readonly<Record<string, string>> }

/** Loads a tenant's own screen; inside, `useContent()` returns the same context as in default screens. */
export type LoadScreen = () => Promise<{ readonly Screen: FunctionComponent<SpecialScreenProps> }>

export type AnySpecialScreens = Readonly<Record<string, Readonly<Partial<Record<string, LoadScreen>>> | undefined>>
