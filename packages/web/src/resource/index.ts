export { ResourceView, RetryNote } from './resource-view.tsx'
