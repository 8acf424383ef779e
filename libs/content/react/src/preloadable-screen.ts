import { createElement, lazy, useState, type ComponentType } from 'react'

/** A screen whose code loads when it is first shown, or earlier on request. */
export type PreloadableScreen<Props extends object> = {
  readonly Show: ComponentType<Props>
  /** Rejects if the code cannot be fetched; showing the screen tries again. */
  readonly load: () => Promise<void>
}

/** Creates a screen that appears at once if its code is preloaded. React would otherwise show the skeleton for a third of a second. */
export const preloadableScreen = <Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): PreloadableScreen<Props> => {
  let loaded: ComponentType<Props> | null = null
  const once = async (): Promise<ComponentType<Props>> => {
    loaded ??= await fetchCode()
    return loaded
  }
  const Later: ComponentType<Props> = lazy(async () => ({ default: await once() }))
  const Show = (props: Props) => {
    // Code that loads after the mount changes nothing: a different component would mount again and lose the input.
    const [Screen] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return createElement(Screen, props)
  }
  return {
    Show,
    load: async () => {
      await once()
    },
  }
}
