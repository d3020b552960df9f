export { SessionWait } from './session-wait.tsx'
export { VisitorHome } from './visitor-home.tsx'
