// A separate chunk: the sign-in page renders without it.
export { supportsPasskeyAutofill, signInWithAutofill, signInWithPasskey } from '@captain/auth-react'
