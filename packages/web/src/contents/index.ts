export { LateCookieBanner } from './late-cookie-banner.tsx'
export { LateHomeArticles } from './late-home-articles.tsx'
