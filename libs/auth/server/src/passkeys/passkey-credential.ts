import * as v from 'valibot'

/** What a browser's ceremony hands over, as far as others than its verifier read it. */
const credential = v.object({
  response: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/)),
    response: v.object({
      clientDataJSON: v.string(),
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))),
    }),
  }),
})

/** Returns the id of the credential in a body, null if it has none that can be valid. */
export const credentialIdOf = (body: unknown): string | null => {
  const { success, output } = v.safeParse(credential, body)
  return success ? output.response.id : null
}
