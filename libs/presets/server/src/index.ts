export { contactHooks } from './contact-hooks.ts'
export { contactJobs } from './contact-jobs.ts'
export { inForce } from './in-force.ts'
export { newsJob } from './news-job.ts'
