import { createContext, use } from 'react'
import type { TenantProfile } from '../delivery/types.ts'

const ProfileContext = createContext<TenantProfile | null>(null)

export const ProfileProvider = ProfileContext

/** Returns the profile of the portal; null if unknown. */
export const useProfile = (): TenantProfile | null => use(ProfileContext)
