import { createContext, use } from 'react'
import type { TenantProfile } from '../delivery/types.ts'

const ProfileContext = createContext<TenantProfile | null>(null)

export const ProfileProvider = ProfileContext

/** What the portal says of itself; null while that isn't known. */
export const useProfile = (): TenantProfile | null => use(ProfileContext)
