import * as v from 'valibot'

/** Parts of a ceremony's response that are read outside its verifier. */
const credential = v.object({
  response: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/)),
    response: v.object({
      clientDataJSON: v.string(),
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))),
    }),
  }),
})

/** Returns the credential id of a body; null if it contains none that can be valid. */
export const credentialIdOf = (body: unknown): string | null => {
  const { success, output } = v.safeParse(credential, body)
  return success ? output.response.id : null
}
