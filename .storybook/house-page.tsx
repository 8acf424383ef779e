import { Controls, DocsContext, Primary, Stories, Title } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { WORDS } from './words.ts'

/** The page of a part: what it is for, and its states; those that want a window of their own (tag `alone`) behind links. */
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
