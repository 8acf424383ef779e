// A separate chunk: the sign-in page renders without it.
export { offersPasskeysInFields, signInFromField, signInWithPasskey } from '@captain/auth-react'
