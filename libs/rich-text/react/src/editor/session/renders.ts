/** Renders of an editor, one after the other. */
export type Renders = {
  /** Ends when the renders so far have ended. */
  readonly ended: () => Promise<void>
  /** Adds a render. Menus are closed now, and again when its turn comes: one may have opened since. */
  readonly add: (render: () => Promise<void>) => void
}

/** Starts with the promise of an editor that is ready. */
export const createRenders = (ready: Promise<void>, closeMenus: () => void): Renders => {
  let last = ready
  return {
    ended: () => last,
    add: (render) => {
      closeMenus()
      last = last.then(() => {
        closeMenus()
        return render()
      })
    },
  }
}
