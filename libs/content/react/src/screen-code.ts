import { createElement, lazy, useState, type ComponentType } from 'react'

/** A screen whose code comes when it is first shown, or before when it is asked for. */
export type ScreenCode<Props extends object> = {
  readonly Show: ComponentType<Props>
  /** Fails where the code can't be fetched; showing the screen tries again. */
  readonly load: () => Promise<void>
}

/** What was loaded before it is shown is there at once, without the skeleton that React keeps up for a third of a second. */
export const screenCode = <Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): ScreenCode<Props> => {
  let loaded: ComponentType<Props> | null = null
  const once = async (): Promise<ComponentType<Props>> => {
    loaded ??= await fetchCode()
    return loaded
  }
  const Later: ComponentType<Props> = lazy(async () => ({ default: await once() }))
  const Show = (props: Props) => {
    // Code that comes after it was mounted changes nothing: another component would be mounted anew, without what was typed.
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
