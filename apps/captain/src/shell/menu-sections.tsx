import type { MenuSection as Section } from '@captain/platform-react/menu'
import { MenuSection } from './menu-section.tsx'

type MenuSectionsProps = { readonly sections: readonly Section[]; readonly isNarrow: boolean }

/** The menu of a tenant, with the icons that its items may have. */
export const MenuSections = ({ sections, isNarrow }: MenuSectionsProps) =>
  sections.map((section) => <MenuSection key={section.key} section={section} isNarrow={isNarrow} />)
