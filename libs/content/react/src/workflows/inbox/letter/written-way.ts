/** What staff write in the back office: a mail to the sender, or the note of a call. */
export type WrittenWay = 'email' | 'phone'
