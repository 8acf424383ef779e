import { describeVectors } from '@captain/validation/testing/vectors'
import { safeRedirect } from './redirect.ts'

describeVectors('post_login_redirect_path', (value) => typeof value === 'string' && safeRedirect(value, '/auth/login').outcome === 'go')
