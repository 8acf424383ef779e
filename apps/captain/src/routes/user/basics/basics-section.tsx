import type { SessionUser } from '@captain/auth-react'
import { ProfileSection } from '../profile-section.tsx'
import classes from '../profile.module.css'
import { AvatarField } from './avatar-field.tsx'
import { LanguageField } from './language-field.tsx'
import { NameForm } from './name-form.tsx'
import { SchemeField } from './scheme-field.tsx'

/** Face, name, language and colours. */
export const BasicsSection = ({ user }: { readonly user: SessionUser }) => (
  <ProfileSection id="basics">
    <div className={classes.fields}>
      <AvatarField user={user} />
      <NameForm user={user} />
      <LanguageField user={user} />
      <SchemeField />
    </div>
  </ProfileSection>
)
