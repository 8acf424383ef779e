/** Whether a transition asks for confirmation. Messages move freely; a transition of anything else has effects outside. */
export const asksToConfirm = (workflow: string): boolean => workflow !== 'inbox'
