export { FailureAlert } from './failure-alert.tsx'
