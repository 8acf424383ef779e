export { newsJob } from './news-job.ts'
