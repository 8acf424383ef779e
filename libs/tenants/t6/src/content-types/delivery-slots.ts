/** Times of the day for delivery. */
export const DELIVERY_SLOTS = ['am', '14-16', '16-18', '18-20', '19-21'] as const
