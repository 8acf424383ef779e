/** How the sender of a message wants to be answered; `none` asks for no answer. */
export type ReplyWay = 'email' | 'phone' | 'fax' | 'none'
