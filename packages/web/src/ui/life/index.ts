export { LifeOfRequest, LifeThreads } from './life-of-request.tsx'
