export { AccountsElsewhere } from './elsewhere-page.tsx'
export { LinkingPage } from './linking-page.tsx'
