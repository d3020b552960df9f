export { ResourceView, RetryNote } from './resource-view.tsx'
export { useRefreshOnReturn } from './use-refresh-on-return.ts'
