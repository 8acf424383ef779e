export { StoryScreen, type Answering, type StoryScreenProps } from './testing-stories/story-screen.tsx'
export { answerJson, never } from './testing-stories/shelf-story.tsx'
export { seedApi } from './testing-stories/seed-api.ts'
export { shows } from './testing-stories/shows.ts'
