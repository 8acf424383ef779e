/** Returns props for a button that is temporarily inactive but keeps the focus, which `disabled` would move to the page. */
export const ariaDisabledProps = (can: boolean, onClick: () => void) =>
  can ? { onClick } : ({ 'aria-disabled': true, 'data-disabled': true } as const)
