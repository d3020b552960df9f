export { SessionWait } from './session-wait.tsx'
export { VisitorHome } from './visitor-home.tsx'
export { OtpOutcome } from './otp-outcome.tsx'
