export { LateCookieBanner } from './late-cookie-banner.tsx'
