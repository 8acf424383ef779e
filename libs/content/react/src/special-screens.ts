import type { Tenant } from '@captain/content-core'
import type { ComponentType } from 'react'

/** Parameters of the path that a screen was opened with. */
export type SpecialScreenProps = { readonly params: Readonly<Record<string, string>> }

/** Loads a tenant's own screen; inside, `useContent()` gives it what the default screens have. */
export type LoadScreen = () => Promise<{ readonly Screen: ComponentType<SpecialScreenProps> }>

type ScreenOf<Type> = Type extends { readonly screens: readonly (infer Screen extends string)[] } ? Screen : never

/** Screens of a tenant that replace default ones; only screens that its declaration lists compile. */
export type SpecialScreens<T extends Tenant> = {
  readonly [Type in T['contentTypes'][number] as Type['name']]?: { readonly [S in ScreenOf<Type>]?: LoadScreen }
}

export type AnySpecialScreens = Readonly<Record<string, Readonly<Partial<Record<string, LoadScreen>>> | undefined>>
