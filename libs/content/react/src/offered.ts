/** For a button that does nothing for now but keeps the focus, which `disabled` would drop to the page. */
export const offered = (can: boolean, act: () => void) =>
  can ? { onClick: act } : ({ 'aria-disabled': true, 'data-disabled': true } as const)
