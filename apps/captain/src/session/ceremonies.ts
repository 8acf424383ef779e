// A separate chunk: pages render without it.
export { cancelCeremony, supportsPasskeyAutofill, signInWithAutofill, signInWithPasskey } from '@captain/auth-react'
