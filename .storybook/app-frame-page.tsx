import { Controls, DocsContext, Primary, Stories, Title } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { WORDS } from './words.ts'

type Described = {
  readonly title: string
  readonly parameters: { readonly docs?: { readonly description?: { readonly component?: string } } }
}

/** Returns the purpose of a page for designers; stories of tenants contain it themselves. */
const purposeOf = ({ title, parameters }: Described): string | undefined => WORDS[title] ?? parameters.docs?.description?.component

/** The docs page of a component: its purpose and its states. Stories that need a separate window (tag `alone`) are linked. */
export const AppFramePage = () => {
  const stories = use(DocsContext).componentStories()
  const [first] = stories
  if (first === undefined) return null
  return (
    <>
      <Title />
      <p lang="ja">{purposeOf(first)}</p>
      {first.tags.includes('alone') ? (
        <ul>
          {stories.map(({ id, name }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Primary />
          <Controls />
          <Stories />
        </>
      )}
    </>
  )
}
