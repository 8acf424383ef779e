/** Type of a response that no schema describes; it has no value at run time. */
export type ResponseType<Response> = { readonly '~response'?: Response }

/** Types the response of a public query: `response: responseOf<BusinessCalendar>()`. */
export const responseOf = <Response>(): ResponseType<Response> => ({})
