// Loaded beside the page of signing in, which stands without it.
export { offersPasskeysInFields, signInFromField, signInWithPasskey } from '@captain/auth-react'
