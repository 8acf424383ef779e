import type { Tenant } from '@captain/content-core'
import type { ComponentType } from 'react'

/** Parameters of the path that opened the screen. */
export type SpecialScreenProps = { readonly params: Readonly<Record<string, string>> }

/** Loads a tenant's own screen; inside, `useContent()` returns the same context as in default screens. */
export type LoadScreen = () => Promise<{ readonly Screen: ComponentType<SpecialScreenProps> }>

type ScreenOf<Type> = Type extends { readonly screens: readonly (infer Screen extends string)[] } ? Screen : never

/** Screens of a tenant that replace default ones. Only screens that its declaration lists compile. */
export type SpecialScreens<T extends Tenant> = {
  readonly [Type in T['contentTypes'][number] as Type['name']]?: { readonly [S in ScreenOf<Type>]?: LoadScreen }
}

export type AnySpecialScreens = Readonly<Record<string, Readonly<Partial<Record<string, LoadScreen>>> | undefined>>
