import { Controls, DocsContext, Primary, Stories, Title } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { WORDS } from './words.ts'

/** The docs page of a component: its purpose and its states. Stories that need a separate window (tag `alone`) are linked. */
export const HousePage = () => {
  const stories = use(DocsContext).componentStories()
  const [first] = stories
  if (first === undefined) return null
  return (
    <>
      <Title />
      <p lang="ja">{WORDS[first.title]}</p>
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
