/** Times of the day at which a parcel may be asked for. */
export const DELIVERY_SLOTS = ['am', '14-16', '16-18', '18-20', '19-21'] as const
