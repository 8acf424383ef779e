/** Whether a member is in the unit on a day (`YYYY-MM-DD`); the last day counts. */
export const membershipOn = (leftOn: string | null, day: string): 'current' | 'former' =>
  leftOn === null || leftOn >= day ? 'current' : 'former'
