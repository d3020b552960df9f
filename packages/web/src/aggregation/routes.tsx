export { Elsewhere } from './elsewhere-page.tsx'
export { LinkingPage } from './linking-page.tsx'
